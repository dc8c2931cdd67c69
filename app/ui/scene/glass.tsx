import type { ComponentProps } from "react";

/** A small note floating over a night scene; `className` places it. */
export function Glass({ className, ...rest }: Omit<ComponentProps<"div">, "style">) {
	return <div {...rest} className={className ? `glass ${className}` : "glass"} />;
}
