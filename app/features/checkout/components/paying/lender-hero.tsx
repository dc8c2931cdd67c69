import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { money } from "../../../../shared/money.ts";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import { HeroFigures } from "../../../../ui/scene/panel-hero.tsx";
import { Stat } from "../../../../ui/stat/stat.tsx";
import type { LenderPageView } from "../../ways-to-pay/paying-view.ts";
import { PayingHero } from "./paying-hero.tsx";

const LOOK = {
	sber: { planet: "mint", art: "rocket" },
	tbank: { planet: "sun", art: "astronaut-float" },
} as const;

/** The key figures of instalments from a bank. */
export function LenderHero({ view: { title, lead, lender, calculator } }: { view: LenderPageView }) {
	const t = useTranslations("paying.figures");
	const locale = useLocale();
	const { min, max, creditWarning } = calculator.terms;
	const { least, most } = lender.limits;
	return (
		<PayingHero {...LOOK[lender.lender]} inner lead={lead} title={title}>
			<HeroFigures>
				<Stat value={t("termValue", { min, max })}>{t("term")}</Stat>
				<Stat value={formatMoney(money(0, "RUB"), locale)}>{t("overpayment")}</Stat>
				<Stat value={formatMoney(most, locale)}>{t("limits", { least: formatMoney(least, locale) })}</Stat>
			</HeroFigures>
			<LinkButton icon="wallet" size="lg" to="#calculator-part">
				{t("calculate")}
			</LinkButton>
			<p className="paying-warning">{creditWarning}</p>
		</PayingHero>
	);
}
