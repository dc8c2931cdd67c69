import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import type { RequestConfirmation } from "../pages/get-request-confirmation.server.ts";
import { Received } from "./request-done.tsx";
import "./request-form.css";

export function RequestSentPage({ confirmation }: { confirmation: RequestConfirmation }) {
	const t = useTranslations("requests");
	return (
		<main id="main" className="wrap wrap--narrow request-page">
			<Received confirmation={confirmation} title="h1" />
			<LinkButton to={localizePath("/", useLocale())} variant="secondary" block>
				{t("sent.home")}
			</LinkButton>
		</main>
	);
}
