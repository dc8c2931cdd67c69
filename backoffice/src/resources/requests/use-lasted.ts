import { useTranslate } from "react-admin";
import { lastedParts } from "./clock-text.ts";

/** Says how long something lasted: «2 ч 5 мин». */
export function useLasted(): (seconds: number) => string {
	const translate = useTranslate();
	return (seconds) =>
		lastedParts(seconds)
			.map(({ unit, count }) => translate(`resources.requests.lasted.${unit}`, { count }))
			.join(" ");
}
