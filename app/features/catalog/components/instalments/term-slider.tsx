import { useTranslations } from "use-intl";
import { Field } from "../../../../ui/form/field.tsx";
import { Range } from "../../../../ui/form/range.tsx";
import type { TermBounds } from "../../instalments/instalment-terms.ts";

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
				scale={marks(bounds)}
				value={months}
			/>
		</Field>
	);
}

/** Four evenly spread marks; the bounds are among them. */
function marks({ min, max }: TermBounds): number[] {
	return [0, 1, 2, 3].map((step) => Math.round(min + ((max - min) * step) / 3));
}
