import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";

/** The whole address of a page of ours, for the `action` of a plain form. */
export function useLocalAction(): (path: string) => string {
	const locale = useLocale();
	return (path) => import.meta.env.BASE_URL.slice(0, -1) + localizePath(path, locale);
}
