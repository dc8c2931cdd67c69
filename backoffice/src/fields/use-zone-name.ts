import { useTranslate } from "react-admin";
import { cityOf } from "../../../app/shared/zones.ts";

/** Names a zone as the site does: by its city, where we know it, and its offset at a moment: `Владивосток (GMT+10)`. */
export function useZoneName(): (zone: string, at?: Date) => string {
	const translate = useTranslate();
	return (zone, at = new Date()) => {
		const city = cityOf(zone);
		const name = city ? translate(`fields.zones.${city}`) : zone.replaceAll("_", " ");
		const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" });
		const offset = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value;
		return `${name} (${offset})`;
	};
}
