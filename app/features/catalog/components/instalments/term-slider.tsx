import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Field } from "../../../../ui/form/field.tsx";
import { Range } from "../../../../ui/form/range.tsx";
import type { TermBounds } from "../../instalments/instalment-terms.ts";
import { termMarks } from "../../instalments/term-marks.ts";

type TermSliderProps = {
	bounds: TermBounds;
	months: number;
	onChange: (months: number) => void;
	/** What is wrong with the term of the address. */
	error?: string | undefined;
};

/** The term of a plan; the form carries it as `months`. */
export function TermSlider({ bounds, months, onChange, error }: TermSliderProps) {
	const t = useTranslations("instalments");
	return (
		<Field error={error} label={t("term", { months })}>
			<Range
				aria-valuetext={t("months", { count: months })}
				max={bounds.max}
				min={bounds.min}
				name="months"
				onChange={onChange}
				scale={termMarks(bounds).map((at) => ({ at, text: at }))}
				value={months}
			/>
		</Field>
	);
}
