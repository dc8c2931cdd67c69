import type { ComponentProps } from "react";
import { siteAddress } from "../../shared/site-address.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
	/** A path of the site, or the part of the current address that changes: `?page=2`, `#faq`. */
	to: string;
	/** Whether it replaces the current entry of the history. */
	replace?: boolean;
	/** Whether the scroll position stays where it is. */
	preventScrollReset?: boolean;
	/** Id of the element that changes where only the query does: it is scrolled to its beginning and gets the focus. */
	beginAt?: string | undefined;
	/** Loads a document. */
	reloadDocument?: boolean;
};

/**
 * A link to a page of the site. It does not use the router, so a page with a hundred links renders faster and none of them renders again
 * when the page changes; `app/navigation/follow-links.ts` follows links by `data-follow`.
 */
export function Link({ to, replace, preventScrollReset, beginAt, reloadDocument, ...rest }: LinkProps) {
	const ways = [replace && "replace", preventScrollReset && "stay"].filter(Boolean).join(" ");
	return <a {...rest} data-begin={beginAt} data-follow={reloadDocument ? undefined : ways} href={siteAddress(to)} />;
}
