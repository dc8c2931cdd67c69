import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { monthlyMoney } from "../../../../shared/money.ts";
import { Range } from "../../../../ui/form/range.tsx";
import { termMarks } from "../../../catalog/instalments/term-marks.ts";
import type { CheckoutView } from "../../ordering/checkout-view.ts";

/** The term on an orbit; with script the sum a month follows the planet. */
export function InstalmentTerm({ view: { term, totals } }: { view: CheckoutView }) {
	const t = useTranslations("checkout.term");
	const locale = useLocale();
	const [months, setMonths] = useState(term.months);
	const monthly = formatMoney(monthlyMoney(totals.RUB.total, months), locale);
	return (
		<div className="months">
			<div className="months__top">
				<span className="muted">{t("label")}</span>
				<b className="num">{t("sum", { months, monthly })}</b>
			</div>
			<Range
				aria-label={t("aria")}
				max={term.max}
				min={term.min}
				name="months"
				onChange={setMonths}
				scale={termMarks(term).map((at) => ({ at, text: at }))}
				value={months}
			/>
		</div>
	);
}
