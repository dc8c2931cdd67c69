import { useLocale, useTranslations } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Card } from "../../../ui/card/card.tsx";

/** Papers are easier by phone. */
export function CallBack() {
	const t = useTranslations("moneyHelp");
	const locale = useLocale();
	return (
		<Card as="section" className="stack" planet="comet" tone="tint">
			<h2 className="step-3">{t("ask")}</h2>
			<p className="muted">{t("askText")}</p>
			<div className="cluster">
				<LinkButton data-modal icon="phone" to={localizePath("/request?kind=consultation", locale)}>
					{t("askButton")}
				</LinkButton>
				<LinkButton to={localizePath("/licence", locale)} variant="secondary">
					{t("licence")}
				</LinkButton>
			</div>
		</Card>
	);
}
