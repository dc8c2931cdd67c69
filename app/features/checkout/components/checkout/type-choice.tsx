import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Choice } from "../../../../ui/form/choice.tsx";
import { FieldGroup } from "../../../../ui/form/field-group.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import type { CheckoutView } from "../../placing/checkout-view.ts";
import type { PaymentOption } from "../../ways-to-pay/list-payment-types.ts";
import type { CheckoutFields } from "./checkout-fields.ts";

type TypeChoiceProps = {
	view: CheckoutView;
	options: readonly PaymentOption[];
	fields: CheckoutFields;
	mode: PaymentOption["mode"];
};

/** The payment types of one way that are configured, each with the sum that it would charge. */
export function TypeChoice({ view, options, fields, mode }: TypeChoiceProps) {
	const t = useTranslations("checkout");
	const locale = useLocale();
	const isHere = view.choice.mode === mode;
	return (
		<FieldGroup
			arrange="two"
			error={isHere ? fields.error("paymentType") : undefined}
			legend={t(mode === "single" ? "pay.type" : "pay.bank")}
			required
			{...(isHere ? { id: fields.id("paymentType") } : {})}
		>
			{options
				.filter((option) => option.mode === mode)
				.map(({ type, provider, currency, refusal }) => (
					<Choice
						defaultChecked={view.choice.paymentType === type}
						disabled={refusal !== undefined}
						end={
							mode === "single" ? (
								formatMoney(view.totals[currency].total, locale)
							) : (
								<BankTile type={type === "instalment_sber" ? "sber" : "tbank"} title={t(`types.${type}.title`)} />
							)
						}
						key={type}
						name="paymentType"
						text={<TypeNote {...{ provider, refusal, type }} seller={view.foreignSeller} />}
						title={t(`types.${type}.title`)}
						value={type}
					/>
				))}
		</FieldGroup>
	);
}

type NoteProps = Pick<PaymentOption, "type" | "provider" | "refusal"> & { seller: CheckoutView["foreignSeller"] };

function TypeNote({ type, provider, refusal, seller }: NoteProps) {
	const t = useTranslations("checkout");
	const refusals = useTranslations("basket.refusals");
	if (refusal) return refusals(refusal);
	const text = t(`types.${type}.text`, { provider });
	const isForeign = type === "card_foreign" && seller;
	return <Unbroken>{isForeign ? `${text}. ${t("foreignSeller", { ...seller })}` : text}</Unbroken>;
}

function BankTile({ type, title }: { type: "sber" | "tbank"; title: string }) {
	return (
		<span aria-hidden="true" className="co__bank" data-bank={type}>
			{title.slice(0, 1)}
		</span>
	);
}
