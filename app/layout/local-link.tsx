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

type MenuLinkProps = LinkProps & {
	/** The path of a menu that is the page at hand: its link says so. */
	current: string | undefined;
};

export function MenuLink({ current, ...rest }: MenuLinkProps) {
	return <LocalLink {...rest} aria-current={rest.to === current ? "page" : undefined} />;
}

/** Which of the paths without language is the page at hand, if any. */
export function useCurrentPath(paths: readonly string[]): string | undefined {
	const { pathname } = useLocation();
	const localPath = useLocalPath();
	return paths.find((path) => localPath(path) === pathname);
}
