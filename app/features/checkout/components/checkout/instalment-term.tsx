import { useState } from "react";
import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { type Money, monthlyMoney } from "../../../../shared/money.ts";
import { Range } from "../../../../ui/form/range.tsx";
import type { InstalmentTerms } from "../../../catalog/instalments/instalment-terms.ts";
import { termMarks } from "../../../catalog/instalments/term-marks.ts";

type InstalmentTermProps = { months: number; terms: InstalmentTerms; total: Money };

/** The term on an orbit; with script the sum a month follows the planet. */
export function InstalmentTerm({ months: chosen, terms, total }: InstalmentTermProps) {
	const t = useTranslations("checkout.term");
	const locale = useLocale();
	const [months, setMonths] = useState(chosen);
	const monthly = formatMoney(monthlyMoney(total, months), locale);
	return (
		<div className="months">
			<div className="months__top">
				<span className="muted">{t("label")}</span>
				<b className="num">{t("sum", { months, monthly })}</b>
			</div>
			<Range
				aria-label={t("aria")}
				max={terms.max}
				min={terms.min}
				name="months"
				onChange={setMonths}
				scale={termMarks(terms).map((at) => ({ at, text: at }))}
				value={months}
			/>
		</div>
	);
}
