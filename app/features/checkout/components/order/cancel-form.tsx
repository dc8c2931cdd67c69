import { Form } from "react-router";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Button } from "../../../../ui/button/button.tsx";

/** Folded away: opening it is the question, the button the answer. */
export function CancelForm() {
	const t = useTranslations("order");
	return (
		<details className="order__cancel">
			<summary>{t("cancel.ask")}</summary>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="intent" value="cancel" />
				<p>{t("cancel.text")}</p>
				<Button variant="danger" size="sm">
					{t("cancel.confirm")}
				</Button>
			</Form>
		</details>
	);
}
