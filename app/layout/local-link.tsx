import { useCallback } from "react";
import { Link, type LinkProps, useLocation } from "react-router";
import { useLocale } from "use-intl";
import { localizePath } from "../i18n/locales.ts";

/** Turns a path without language (`/faq?topic=pay`) into its address in the language of the page. */
export function useLocalPath(): (path: string) => string {
	const locale = useLocale();
	return useCallback((path: string) => localizePath(path, locale), [locale]);
}

type LocalLinkProps = Omit<LinkProps, "to"> & {
	/** Without the language; query and hash are kept. */
	to: string;
};

/** A link to a page of ours in the language of the page. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
	const localPath = useLocalPath();
	return <Link {...rest} to={localPath(to)} />;
}

/** A link of a menu: it says so when it leads to the page at hand. */
export function MenuLink(props: LocalLinkProps) {
	const isCurrent = useIsCurrent();
	return <LocalLink {...props} aria-current={isCurrent(props.to) ? "page" : undefined} />;
}

/** Tells whether a path without language is the page at hand. */
export function useIsCurrent(): (path: string) => boolean {
	const { pathname } = useLocation();
	const localPath = useLocalPath();
	return useCallback((path: string) => localPath(path) === pathname, [localPath, pathname]);
}
