import Alert from "@mui/material/Alert";
import { useLocaleState, useTranslate } from "react-admin";
import { printDay } from "../../fields/day-field.tsx";
import { lastHoliday } from "./last-holiday.ts";

/** Says that the list of holidays runs out; nothing while it does not. `value` is that of the setting. */
export function HolidaysNote({ value }: { value: unknown }) {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const last = lastHoliday(value, Date.now());
	if (!last) return null;
	return (
		<Alert role="note" severity="warning" sx={{ gridColumn: "1 / -1" }}>
			{translate("resources.settings.holidaysEnd", { day: printDay(last, locale) })}
		</Alert>
	);
}
