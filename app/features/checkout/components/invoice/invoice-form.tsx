import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { EmailField } from "../../../../ui/form/email-field.tsx";
import { ErrorSummary } from "../../../../ui/form/error-summary.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import type { InvoiceAnswer } from "../../invoices/invoice-page-view.ts";
import type { InvoiceField } from "../../rules/read-invoice-form.server.ts";

type InvoiceFormProps = {
	readonly number: string;
	readonly email: string;
	readonly errors: NonNullable<InvoiceAnswer["errors"]>;
	/** Stands in a card of its own. */
	readonly framed?: boolean;
};

const FIELDS = ["number", "email"] as const satisfies readonly InvoiceField[];

/** Opens an invoice by what only its payer knows of it. */
export function InvoiceForm({ number, email, errors, framed = true }: InvoiceFormProps) {
	const t = useTranslations("invoice");
	const locale = useLocale();
	const navigation = useNavigation();
	const wrong = FIELDS.filter((name) => errors[name]).map((name) => ({ id: `invoice-${name}`, message: t(name) }));
	const form = (
		<Form method="post" action={localizePath("/pay", locale)} className="order__refund-form" noValidate>
			<input type="hidden" name="intent" value="open" />
			<ErrorSummary attempt={navigation.state} errors={wrong} />
			<Field label={t("number")} error={errors.number && t(`errors.${errors.number}`)} required id="invoice-number">
				<Input name="number" defaultValue={number} autoComplete="off" autoCapitalize="characters" />
			</Field>
			<EmailField
				defaultValue={email}
				error={errors.email && t(`errors.${errors.email}`)}
				id="invoice-email"
				label={t("email")}
				required
			/>
			<Button size="lg">{t("find")}</Button>
		</Form>
	);
	return framed ? <Card as="section">{form}</Card> : form;
}
