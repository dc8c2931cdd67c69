import type { ComponentProps } from "react";

type WrapProps = Omit<ComponentProps<"div">, "style"> & {
	/** 46 rem instead of 76. */
	narrow?: boolean;
	as?: "div" | "main" | "header" | "footer";
};

/** The container: centred, with gutters. */
export function Wrap({ narrow, as: Tag = "div", className, ...rest }: WrapProps) {
	const classes = ["wrap", narrow && "wrap--narrow", className];
	return <Tag {...rest} className={classes.filter(Boolean).join(" ")} />;
}
