import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";

/** `to` is a page of ours and goes through the router; `href` is anything else: a phone, a file, another site, `#here`. */
export type LinkTarget = ({ to: LinkProps["to"] } & Omit<LinkProps, "to">) | ({ href: string } & ComponentProps<"a">);

/** Takes `className` or `style` away from each member of a union, which `Omit` would merge into one. */
export type WithoutLook<Props> = Props extends unknown ? Omit<Props, "className" | "style" | "children"> : never;

/** One link for both kinds of address. */
export function AnyLink(props: LinkTarget) {
	return "to" in props ? <Link {...props} /> : <a {...props} />;
}
