import { useTranslations } from "../../../i18n/use-translations.ts";
import type { Facts as SchoolFacts } from "../../../shared/facts.ts";
import { keepPart } from "../../../ui/kept/keep-part.tsx";
import { Wrap } from "../../../ui/layout/wrap.tsx";
import { Stat } from "../../../ui/stat/stat.tsx";
import "./facts.css";

/** Four figures about the school, where the dark sky of the first screen ends. */
export const Facts = keepPart(function Facts({ facts }: { facts: SchoolFacts }) {
	const t = useTranslations("home.facts");
	return (
		<section aria-label={t("label")} className="home-facts">
			<Wrap className="home-facts__grid">
				<Stat value={`${facts.graduates}+`}>{t("graduates")}</Stat>
				<Stat value={t("chatValue")}>{t("chat")}</Stat>
				<Stat value={t("taxValue", { percent: facts.tax_percent ?? "" })}>{t("tax")}</Stat>
				<Stat value={`${facts.instalment_min}–${facts.instalment_max}`}>{t("instalments")}</Stat>
			</Wrap>
		</section>
	);
});
