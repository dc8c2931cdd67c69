import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import type { InvoiceAnswer } from "../../invoices/invoice-page-view.ts";

type InvoiceFormProps = {
	readonly number: string;
	readonly email: string;
	readonly errors: NonNullable<InvoiceAnswer["errors"]>;
	/** Stands in a card of its own. */
	readonly framed?: boolean;
};

/** Opens an invoice by what only its payer knows of it. */
export function InvoiceForm({ number, email, errors, framed = true }: InvoiceFormProps) {
	const t = useTranslations("invoice");
	const locale = useLocale();
	const form = (
		<Form method="post" action={localizePath("/pay", locale)} className="order__refund-form" noValidate>
			<input type="hidden" name="intent" value="open" />
			<Field label={t("number")} error={errors.number && t(`errors.${errors.number}`)} required id="invoice-number">
				<Input name="number" defaultValue={number} autoComplete="off" autoCapitalize="characters" />
			</Field>
			<Field label={t("email")} error={errors.email && t(`errors.${errors.email}`)} required id="invoice-email">
				<Input name="email" type="email" defaultValue={email} autoComplete="email" inputMode="email" />
			</Field>
			<Button size="lg">{t("find")}</Button>
		</Form>
	);
	return framed ? <Card as="section">{form}</Card> : form;
}
