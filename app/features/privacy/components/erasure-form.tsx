import { Form } from "react-router";
import { useLocale } from "use-intl";
import { formatDate } from "../../../i18n/format.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { AskTwice } from "../../../ui/form/ask-twice.tsx";
import { Stack } from "../../../ui/layout/stack.tsx";
import type { MyErasure } from "../get-my-erasure.server.ts";

type ErasureFormProps = MyErasure & { readonly zone: string };

/** The wish to be forgotten, the day by which it comes true, or why it was refused. */
export function ErasureForm({ by, due, refusal, isDone, zone }: ErasureFormProps) {
	const t = useTranslations("requests");
	const locale = useLocale();
	return (
		<Card>
			<Stack>
				<h2 className="step-3">{t("my.erasureTitle")}</h2>
				<p>{t(by === "requestId" ? "my.erasureText" : "my.otherErasureText")}</p>
				{refusal && <p role="status">{t("my.erasureRefused", { reason: refusal })}</p>}
				{due && (
					<p role="status">
						<b>{t("my.erasureAsked", { date: formatDate(due, locale, zone) })}</b>
					</p>
				)}
				{isDone && (
					<p role="status">
						<b>{t("my.erasureDone")}</b>
					</p>
				)}
				{!due && !isDone && (
					<AskTwice ask={t("my.erasureAsk")} variant="secondary">
						<p>{t("my.erasureSure")}</p>
						<Form method="post" preventScrollReset>
							<input type="hidden" name="intent" value="erase" />
							<Button variant="danger">{t("my.erasureConfirm")}</Button>
						</Form>
					</AskTwice>
				)}
			</Stack>
		</Card>
	);
}
