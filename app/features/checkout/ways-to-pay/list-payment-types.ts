import type { Currency, Money } from "../../../shared/money.ts";
import { PAYMENT_TYPES } from "../../../shared/payment-types.ts";
import type { PaymentType, ProviderCode } from "../../payments/provider.ts";
import type { Banks } from "../checkout-deps.ts";
import { chargedCurrency, isInstalmentType, modeOf, PAYMENT_LIMITS } from "../rules/payment-terms.ts";

/** A way to pay that is configured, with what keeps it from this amount, if anything does. */
export type PaymentOption = {
	readonly type: PaymentType;
	readonly mode: "single" | "instalments";
	readonly provider: ProviderCode;
	readonly currency: Currency;
	readonly limits: { readonly least: Money; readonly most: Money };
	/** Terms in months that can be applied for; undefined where any term will do. */
	readonly terms: readonly number[] | undefined;
	readonly refusal: "amountTooSmall" | "amountTooLarge" | "termNotOffered" | undefined;
};

/**
 * Payment types with a configured bank, in the order of the checkout. `amounts` is what would be charged in each currency: types of
 * a currency that is not named are left out.
 */
export function listPaymentTypes(banks: Banks, amounts: Readonly<Partial<Record<Currency, Money>>>): PaymentOption[] {
	return PAYMENT_TYPES.flatMap((type): PaymentOption[] => {
		const bank = banks.byType.get(type);
		const currency = chargedCurrency(type);
		const amount = amounts[currency];
		if (!bank || !amount) return [];
		return [
			{
				type,
				mode: modeOf(type),
				provider: bank.code,
				currency,
				limits: PAYMENT_LIMITS[type],
				terms: bank.months,
				refusal: refusePayment(banks, { type, amount }),
			},
		];
	});
}

type PaymentQuestion = { readonly type: PaymentType; readonly amount: Money; readonly months?: number | null };

/** Why an amount can't be paid by a type that is configured; without `months` any offered term will do. */
function refusePayment(banks: Banks, { type, amount, months }: PaymentQuestion): PaymentOption["refusal"] {
	const { least, most } = PAYMENT_LIMITS[type];
	if (amount.minor < least.minor) return "amountTooSmall";
	if (amount.minor > most.minor) return "amountTooLarge";
	if (!isInstalmentType(type)) return undefined;
	const terms = banks.byType.get(type)?.months;
	if (!terms) return undefined;
	const isOffered = months === undefined ? terms.length > 0 : months !== null && terms.includes(months);
	return isOffered ? undefined : "termNotOffered";
}

export type PaymentRefusal = NonNullable<PaymentOption["refusal"]> | "paymentTypeNotOffered" | "currencyDiffers";

/** Undefined when the amount can be paid so now; otherwise why not. */
export function checkPayment(
	banks: Banks,
	{ type, amount, months }: PaymentQuestion & { readonly months: number | null },
): PaymentRefusal | undefined {
	if (!banks.byType.has(type)) return "paymentTypeNotOffered";
	if (chargedCurrency(type) !== amount.currency) return "currencyDiffers";
	return refusePayment(banks, { type, amount, months });
}
