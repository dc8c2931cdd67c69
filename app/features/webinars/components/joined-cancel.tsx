import { Form } from "react-router";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Button } from "../../../ui/button/button.tsx";
import { AskTwice } from "../../../ui/form/ask-twice.tsx";
import { Stack } from "../../../ui/layout/stack.tsx";

/** Cancels the registration by posting to the current page, once it has been confirmed. */
export function JoinedCancel() {
	const t = useTranslations("webinars.joined");
	return (
		<Stack gap={3}>
			<h2 className="step-2">{t("cancelTitle")}</h2>
			<p className="muted">{t("cancelText")}</p>
			<AskTwice ask={t("cancel")} variant="secondary">
				<p>{t("cancelAsk")}</p>
				<Form method="post">
					<Button name="intent" value="cancel" variant="danger">
						{t("cancelConfirm")}
					</Button>
				</Form>
			</AskTwice>
		</Stack>
	);
}
