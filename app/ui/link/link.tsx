import type { ComponentProps } from "react";
import { siteAddress } from "../../shared/site-address.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
	/** A path of the site, or what changes of the address at hand: `?page=2`, `#faq`. */
	to: string;
	/** Takes the place of the page at hand in the history. */
	replace?: boolean;
	/** Leaves the scroll where it is. */
	preventScrollReset?: boolean;
	/** Id of what has changed where only the query does: it is shown from its beginning and takes the focus. */
	beginAt?: string | undefined;
	/** Loads a document. */
	reloadDocument?: boolean;
};

/**
 * A link to a page of the site. It asks nothing of the router, so a page of a hundred links is drawn sooner and none of them is drawn
 * again when the page changes; whoever follows links (`app/navigation/follow-links.ts`) reads `data-follow`.
 */
export function Link({ to, replace, preventScrollReset, beginAt, reloadDocument, ...rest }: LinkProps) {
	const ways = [replace && "replace", preventScrollReset && "stay"].filter(Boolean).join(" ");
	return <a {...rest} data-begin={beginAt} data-follow={reloadDocument ? undefined : ways} href={siteAddress(to)} />;
}
