import { Form } from "react-router";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Stack } from "../../../ui/layout/stack.tsx";

/** Cancels the registration by posting to the current page. */
export function JoinedCancel() {
	const t = useTranslations("webinars.joined");
	return (
		<Form method="post">
			<Stack gap={3}>
				<h2 className="step-2">{t("cancelTitle")}</h2>
				<p className="muted">{t("cancelText")}</p>
				<div>
					<Button name="intent" value="cancel" variant="secondary">
						{t("cancel")}
					</Button>
				</div>
			</Stack>
		</Form>
	);
}
