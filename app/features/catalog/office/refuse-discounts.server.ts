import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { discountPercent, money } from "../../../shared/money.ts";
import { fail, type Refusal } from "../../../shared/result.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import type { TariffDocument } from "./tariff-fields.ts";

const PRICES = ["priceRub", "priceUsd", "oldPriceRub", "oldPriceUsd"] as const;
const CURRENCIES = [
	{ currency: "RUB", price: "priceRub", oldPrice: "oldPriceRub" },
	{ currency: "USD", price: "priceUsd", oldPrice: "oldPriceUsd" },
] as const;

type TariffPrices = Pick<TariffDocument, "code" | (typeof PRICES)[number]>;

/**
 * `overDiscount` where a sale takes off more than the largest discount that the school announces (specification, section 9): the site would
 * contradict itself, and usually a digit is missing. Prices that already exceed it are left alone: the announcement may have changed since.
 */
export async function refuseDiscounts(
	transaction: Transaction<Schema>,
	{ tariffs, kept }: { readonly tariffs: readonly TariffPrices[]; readonly kept: readonly TariffPrices[] },
): Promise<Refusal | undefined> {
	const sales = [...tariffs.entries()].filter(([, tariff]) => tariff.oldPriceRub !== null && !isKept(tariff, kept));
	if (sales.length === 0) return undefined;
	const { max_discount: most } = (await getSiteSettings(transaction)).facts;
	for (const [index, tariff] of sales) {
		const deep = CURRENCIES.find(({ currency, price, oldPrice }) => {
			const was = money(tariff[oldPrice] ?? tariff[price], currency);
			return discountPercent(was, money(tariff[price], currency)) > most.value;
		});
		if (deep) return fail("overDiscount", `tariffs.${index}.${deep.oldPrice}`);
	}
	return undefined;
}

function isKept(tariff: TariffPrices, kept: readonly TariffPrices[]): boolean {
	return kept.some((one) => one.code === tariff.code && PRICES.every((name) => one[name] === tariff[name]));
}
