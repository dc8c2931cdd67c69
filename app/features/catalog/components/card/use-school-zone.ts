import { useTimeZone } from "use-intl";

/** Where the hall names no zone: the one in which the school's sales end. */
const MOSCOW = "Europe/Moscow";

/** The IANA zone for dates of the school itself, such as the end of a sale. */
export function useSchoolZone(): string {
	return useTimeZone() ?? MOSCOW;
}
