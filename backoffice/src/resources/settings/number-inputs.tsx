import { NumberInput, useGetList } from "react-admin";
import { readOptionalNumber } from "../../fields/read-typed.ts";
import { screenText } from "../../fields/screen-text.ts";
import { SettingNumber } from "./plain-inputs.tsx";

const TIMES = ["hold_minutes", "notice_hours", "days_ahead", "pause_minutes"];
/** More categories than a school has, so that one page of the list holds them all. */
const ALL_CATEGORIES = 100;

/** When trial lessons can be taken. */
export function TrialTimesInputs() {
	return TIMES.map((field) => <SettingNumber key={field} source={`value.${field}`} />);
}

/** A number for each category; without one the feed numbers by itself. */
export function YandexInputs() {
	const { data = [] } = useGetList("categories", { pagination: { page: 1, perPage: ALL_CATEGORIES } });
	return data.map(({ id, slug, titleRu, titleEn }) => (
		<NumberInput
			helperText={false}
			key={id}
			label={screenText({ ru: titleRu, en: titleEn }) || slug}
			min={1}
			parse={readOptionalNumber}
			source={`value.${slug}`}
			step={1}
		/>
	));
}
