import { useEffect } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { siteAddress } from "../../../../shared/site-address.ts";

const SEEN_KEY = "orbita.seen";

/** Tells the server once a visit that a post was opened. The page itself is shared and knows nothing of it. */
export function ViewCounter({ slug }: { slug: string }) {
	const locale = useLocale();
	useEffect(() => {
		if (isSeen(`${locale}/${slug}`)) return;
		const address = siteAddress(localizePath(`/blog/${slug}/views`, locale));
		navigator.sendBeacon(address, new URLSearchParams({ seen: "1" }));
	}, [slug, locale]);
	return null;
}

/** Whether this tab has opened the post before; where the browser keeps nothing, the server's limit must do. */
function isSeen(post: string): boolean {
	try {
		const seen = sessionStorage.getItem(SEEN_KEY)?.split(" ") ?? [];
		if (seen.includes(post)) return true;
		sessionStorage.setItem(SEEN_KEY, [...seen, post].join(" "));
	} catch {
		return false;
	}
	return false;
}
