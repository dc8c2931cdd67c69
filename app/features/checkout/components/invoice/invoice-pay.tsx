import { Form } from "react-router";
import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { Choice } from "../../../../ui/form/choice.tsx";
import { FieldGroup } from "../../../../ui/form/field-group.tsx";
import { FormNote } from "../../../../ui/form/form-note.tsx";
import type { InvoicePageView } from "../../invoices/invoice-page-view.ts";

/** The ways to pay the next part, or everything that is left. */
export function InvoicePay({ invoice, needsType }: { invoice: InvoicePageView; needsType: boolean }) {
	const t = useTranslations("invoice");
	const o = useTranslations("order");
	const locale = useLocale();
	const { ways, next, left, number, payKey } = invoice;
	if (ways.length === 0) return <p>{t("nobody")}</p>;
	const address = localizePath(`/pay?${new URLSearchParams({ number, secret: payKey })}`, locale);
	return (
		<Form method="post" action={address} className="order__refund-form">
			<input type="hidden" name="intent" value="pay" />
			<input type="hidden" name="number" value={number} />
			<input type="hidden" name="secret" value={payKey} />
			<input type="hidden" name="next" value={next.minor} />
			<input type="hidden" name="left" value={left.minor} />
			<FieldGroup legend={t("type")} error={needsType && t("errors.type")} required>
				{ways.map((type) => (
					<Choice key={type} name="type" value={type} title={o(`types.${type}`)} defaultChecked={ways.length === 1} />
				))}
			</FieldGroup>
			<Button size="lg" icon="credit-card">
				{t("pay", { amount: formatMoney(next, locale) })}
			</Button>
			{left.minor > next.minor && (
				<Button variant="secondary" name="whole" value="1">
					{t("payAll", { amount: formatMoney(left, locale) })}
				</Button>
			)}
			<FormNote>{o("pay.note.single")}</FormNote>
		</Form>
	);
}
