import { formatZone } from "../../../i18n/format.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { cityOf } from "../../../shared/zones.ts";

/** Names a zone by its city, where we know it, and by how far it is ahead at a moment: `Владивосток (GMT+10)`. */
export function useZoneName(): (zone: string, at: Date) => string {
	const t = useTranslations("trials.zones");
	return (zone, at) => {
		const city = cityOf(zone);
		const offset = formatZone(at, zone);
		return city ? `${t(city)} (${offset})` : `${zone.replaceAll("_", " ")} (${offset})`;
	};
}
