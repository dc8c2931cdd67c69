import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { Facts } from "../../../../shared/facts.ts";
import { MoreLink } from "../../../../ui/button/more-link.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { keepPart } from "../../../../ui/kept/keep-part.tsx";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import type { InstalmentView } from "../../home-view.ts";
import { InstalmentTeaser } from "./instalment-teaser.tsx";
import "./pay.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";

type PayProps = { instalments: InstalmentView; facts: Facts; takesForeignCards: boolean };

/** How to pay: a calculator for the most popular course, and what makes it easier. */
export const Pay = keepPart(function Pay({ instalments, facts, takesForeignCards }: PayProps) {
	const t = useTranslations("homeRest.pay");
	const locale = useLocale();
	const bold = { b: (words: React.ReactNode) => <b>{words}</b> };
	const percent = t("taxValue", { percent: facts.tax_percent ?? "" });
	return (
		<Section id="instalments" tone="sunken">
			<SectionHead
				action={<MoreLink to={localizePath("/oplata", locale)}>{t("more")}</MoreLink>}
				lead={t("lead")}
				title={t.rich("title", richTags)}
			/>
			<div className="home-pay">
				<InstalmentTeaser instalments={instalments} />
				<div className="home-pay__side">
					<Card planet="mint" tone="tint">
						<span className="home-pay__disc">{percent}</span>
						<p>{t.rich("tax", bold)}</p>
					</Card>
					<Card planet="nebula" tone="tint">
						<span className="home-pay__disc">
							<Icon name="baby" />
						</span>
						<p>{t.rich("capital", bold)}</p>
					</Card>
					<Card planet="comet" tone="tint">
						<span className="home-pay__disc">
							<Icon name="globe" />
						</span>
						<p>
							<Unbroken>{t.rich(takesForeignCards ? "card" : "cardRussian", bold)}</Unbroken>
						</p>
					</Card>
				</div>
			</div>
		</Section>
	);
});
