import type { ComponentProps } from "react";

/** Steps of the 4 px grid. */
export type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12;

type BoxProps = Omit<ComponentProps<"div">, "style"> & { gap?: Gap };

function join(...classes: (string | undefined)[]): string {
	return classes.filter(Boolean).join(" ");
}

/** Children one below another, 16 px apart. */
export function Stack({ gap, align, className, ...rest }: BoxProps & { align?: "start" | "center" }) {
	return <div {...rest} className={join("stack", className)} data-align={align} data-gap={gap} />;
}

/** Children in a row that wraps, 12 px apart. */
export function Cluster({ gap, justify, className, ...rest }: BoxProps & { justify?: "between" | "center" }) {
	return <div {...rest} className={join("cluster", className)} data-gap={gap} data-justify={justify} />;
}

/** Two columns on screens of 576 px and wider, for fields that belong together. */
export function Two({ gap, className, ...rest }: BoxProps) {
	return <div {...rest} className={join("two", className)} data-gap={gap} />;
}
