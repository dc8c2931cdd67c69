import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { siteAddress } from "../../../shared/site-address.ts";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";

/**
 * Links the words of a consent to its document, beside the form: what is typed stays.
 * @param note says to who cannot see it that the document opens elsewhere
 */
export function useDocumentLink(note: string) {
	const locale = useLocale();
	return (path: string) => (words: ReactNode) => (
		<a href={siteAddress(localizePath(path, locale))} rel="noopener" target="_blank">
			{words}
			<VisuallyHidden> ({note})</VisuallyHidden>
		</a>
	);
}
