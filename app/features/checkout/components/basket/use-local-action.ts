import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { siteAddress } from "../../../../shared/site-address.ts";

/** The whole address of a page of ours, for the `action` of a plain form. */
export function useLocalAction(): (path: string) => string {
	const locale = useLocale();
	return (path) => siteAddress(localizePath(path, locale));
}
