import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { INFO_TOPICS } from "../info-topics.ts";

/** Short explanations that open over the page and are pages of their own without script. */
export function ShortAnswers() {
	const t = useTranslations("landings.info");
	const locale = useLocale();
	return (
		<nav aria-label={t("title")} className="stack">
			<h2 className="step-3">{t("title")}</h2>
			<div className="cluster">
				{INFO_TOPICS.map((topic) => (
					<LinkButton data-modal key={topic} size="sm" to={localizePath(`/info/${topic}`, locale)} variant="secondary">
						{t(`topics.${topic}`)}
					</LinkButton>
				))}
				<LinkButton data-modal size="sm" to={localizePath("/licence", locale)} variant="secondary">
					{t("licence")}
				</LinkButton>
			</div>
		</nav>
	);
}
