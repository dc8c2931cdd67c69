import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Section, SectionHead } from "../../../ui/layout/section.tsx";
import { Crumbs } from "../../../ui/wayfinding/crumbs.tsx";
import { InlineRequest } from "../../requests/components/inline-request.tsx";
import type { RequestFormView } from "../../requests/pages/request-form-view.ts";
import type { Promotion } from "../get-promotion.server.ts";
import { BonusText } from "./bonus-text.tsx";
import "./landing.css";

/** The bonus as a page: what it is and a form for those who want it kept with a request. */
export function BonusPage({ bonus, form }: { bonus: Promotion; form: RequestFormView }) {
	const t = useTranslations("landings.bonus");
	const locale = useLocale();
	return (
		<main id="main">
			<Section joined>
				<div className="landing-bonus">
					<div className="stack">
						<Crumbs items={[{ label: t("home"), to: localizePath("/", locale) }, { label: t("title") }]} />
						<SectionHead as="h1" title={t("title")} />
						<BonusText bonus={bonus} />
						<div className="cluster">
							<LinkButton to={localizePath("/children", locale)} variant="secondary">
								{t("children")}
							</LinkButton>
							<LinkButton to={localizePath("/basic", locale)} variant="secondary">
								{t("adults")}
							</LinkButton>
						</div>
					</div>
					<Card as="section" className="stack">
						<h2 className="visually-hidden">{t("save")}</h2>
						<InlineRequest form={form} />
					</Card>
				</div>
			</Section>
		</main>
	);
}
