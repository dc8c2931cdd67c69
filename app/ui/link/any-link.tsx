import type { ComponentProps } from "react";
import { useTranslations } from "../../i18n/use-translations.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Link, type LinkProps } from "./link.tsx";

/** `to` is a page of ours and goes through the router; `href` is anything else: a phone, a file, another site, `#here`. */
export type LinkTarget = LinkProps | ({ href: string } & ComponentProps<"a">);

/** Takes `className` or `style` away from each member of a union, which `Omit` would merge into one. */
export type WithoutLook<Props> = Props extends unknown ? Omit<Props, "className" | "style" | "children"> : never;

/** One link component for both kinds of address. */
export function AnyLink(props: LinkTarget) {
	if ("to" in props) return <Link {...props} />;
	return /^(?:https?:)?\/\//i.test(props.href) ? <ExternalLink {...props} /> : <a {...props} />;
}

/** A link to another site: it tells that site nothing of us and says to screen readers that it leads away. */
export function ExternalLink({ children, ...rest }: { href: string } & ComponentProps<"a">) {
	const t = useTranslations("ui");
	return (
		<a rel="noopener noreferrer" {...rest}>
			{children}
			<VisuallyHidden> {t("otherSite")}</VisuallyHidden>
		</a>
	);
}
