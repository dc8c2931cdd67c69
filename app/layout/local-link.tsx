import { useCallback } from "react";
import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { localizePath } from "../i18n/locales.ts";
import { Link, type LinkProps } from "../ui/link/link.tsx";

/** Turns a path without language (`/faq?topic=pay`) into its address in the language of the page. */
export function useLocalPath(): (path: string) => string {
	const locale = useLocale();
	return useCallback((path: string) => localizePath(path, locale), [locale]);
}

/** A link to a page of ours in the language of the page; `to` has none. */
export function LocalLink({ to, ...rest }: LinkProps) {
	return <Link {...rest} to={localizePath(to, useLocale())} />;
}

/** A link of a menu: it says so when it leads to the page at hand. */
export function MenuLink(props: LinkProps) {
	const isCurrent = useIsCurrent();
	return <LocalLink {...props} aria-current={isCurrent(props.to) ? "page" : undefined} />;
}

/** Tells whether a path without language is the page at hand. */
export function useIsCurrent(): (path: string) => boolean {
	const { pathname } = useLocation();
	const localPath = useLocalPath();
	return useCallback((path: string) => localPath(path) === pathname, [localPath, pathname]);
}
