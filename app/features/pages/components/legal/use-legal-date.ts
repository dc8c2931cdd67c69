import { useLocale } from "use-intl";
import { formatDate } from "../../../../i18n/format.ts";
import { startOfLegalDay } from "../../../../shared/legal-day.ts";

/** Writes out a calendar day: `2026-09-01` → `1 September 2026`. */
export function useLegalDate(): (day: string) => string {
	const locale = useLocale();
	return (day) => formatDate(startOfLegalDay(day), locale, "UTC").replace(/\s?г\.$/, "");
}
