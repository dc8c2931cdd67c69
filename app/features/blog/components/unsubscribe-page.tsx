import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Button } from "../../../ui/button/button.tsx";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Stack } from "../../../ui/layout/stack.tsx";

/** Ends letters about replies, or begins them again: a press and no more. Opening the address ends nothing, mail programs open addresses too. */
export function UnsubscribePage({ areOff }: { areOff: boolean }) {
	const t = useTranslations("blog.unsubscribe");
	const locale = useLocale();
	return (
		<main id="main">
			<Section width="narrow">
				<Stack align="start" gap={4}>
					<h1 className="step-4">{t(areOff ? "doneTitle" : "title")}</h1>
					<p role={areOff ? "status" : undefined}>{t(areOff ? "doneText" : "text")}</p>
					{areOff ? (
						<>
							<LinkButton to={localizePath("/blog", locale)} variant="secondary">
								{t("back")}
							</LinkButton>
							<form method="post">
								<input name="intent" type="hidden" value="resume" />
								<Button variant="secondary">{t("resume")}</Button>
							</form>
						</>
					) : (
						<form method="post">
							<Button>{t("action")}</Button>
						</form>
					)}
				</Stack>
			</Section>
		</main>
	);
}
