import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { Currency } from "../../../shared/money.ts";
import { describeInstalmentTerms } from "../../catalog/instalments/describe-instalment-terms.server.ts";
import type { InstalmentTerms } from "../../catalog/instalments/instalment-terms.ts";
import { planInstalments } from "../../catalog/instalments/plan-instalments.ts";
import { currencyOf, priceTariff } from "../../catalog/prices/price-tariff.ts";
import { offerOf } from "../../requests/consents/offer-of.ts";
import { foreignSellerOf } from "../../settings/foreign-seller.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import type { BasketLine, PricedBasket } from "../basket/basket.ts";
import type { BasketLineView } from "../basket/basket-view.ts";
import { chooseTariffs } from "../basket/choose-tariffs.ts";
import { describeLines } from "../basket/describe-lines.ts";
import { dropLostStarts } from "../basket/drop-lost-starts.server.ts";
import { type PromoTries, priceBasket } from "../basket/price-basket.server.ts";
import { type BasketRows, selectBasket } from "../basket/select-basket.server.ts";
import type { KnownCustomer } from "../basket/select-promo.server.ts";
import { selectSavedRequests } from "../basket/select-saved-requests.server.ts";
import type { Banks } from "../checkout-deps.ts";
import { INSTALMENT_TYPES, lenderOf } from "../rules/payment-terms.ts";
import type { CheckoutChoice } from "../rules/read-checkout-choice.ts";
import { describeLenders } from "../ways-to-pay/describe-lenders.ts";
import { listPaymentTypes } from "../ways-to-pay/list-payment-types.ts";
import { nameDocuments } from "./accept-documents.server.ts";
import type { CheckoutLineView, CheckoutView, OfferKind, PlannedInstalments, ToPay } from "./checkout-view.ts";

export type CheckoutQuestion = {
	readonly lines: readonly BasketLine[];
	readonly promoCode: string | null;
	readonly promoTries: PromoTries;
	readonly choice: CheckoutChoice;
	readonly customer: KnownCustomer | null;
	readonly requestTokens: readonly string[];
	readonly locale: Locale;
	readonly isDemo: boolean;
};

export type CheckoutPageDeps = { readonly banks: Banks; readonly settings: SiteSettings; readonly now: Date };

/** Everything a checkout shows, priced now; undefined without a line. A line without a tariff gets the one that the school advises. */
export async function getCheckout(
	db: Database,
	question: CheckoutQuestion,
	deps: CheckoutPageDeps,
): Promise<CheckoutView | undefined> {
	const { locale, choice } = question;
	const { settings, now } = deps;
	const courseSlugs = [...new Set(question.lines.map(({ courseSlug }) => courseSlug))];
	if (courseSlugs.length === 0) return undefined;
	const rows = await selectBasket(db, { courseSlugs, locale, now });
	const saved = await selectSavedRequests(db, { tokens: question.requestTokens, now });
	const dropped = dropLostStarts(chooseTariffs(question.lines, rows), { rows, saved, locale, now });
	const lines = dropped.map(({ line }) => line);
	const result = await priceBasket(db, { ...question, lines, paymentType: choice.paymentType, now });
	if (!result.ok) return undefined;
	const { charged, totals, promo } = result.value;
	// The groups in which the visitor's requests hold a place.
	const heldStartIds = saved.flatMap(({ place }) => place?.startId ?? []);
	const { terms } = describeInstalmentTerms(settings, { locale, now });
	const chosen = { ...choice, months: choice.months ?? terms.usual };
	const offers = offersOf(result.value);
	const phone = settings.phones[0];
	return {
		lines: describeLines(lines, { rows, priced: result.value, locale }).map((line, index) => ({
			...addChoices(line, { rows, locale, now, heldStartIds }),
			lostStart: dropped[index]?.lost,
		})),
		shown: currencyOf(locale),
		charged,
		totals,
		promo,
		choice: chosen,
		toPay: describeToPay(result.value, { choice: chosen, terms, locale }, deps),
		offers,
		...(await nameDocuments(db, { offers, locale, now })),
		needsRepresentative: result.value.lines.some(({ audience }) => audience === "children"),
		phone: { number: phone?.number ?? "", label: phone?.[locale].label ?? "" },
		foreignSeller: foreignSellerOf(settings, locale),
		isDemo: question.isDemo,
	};
}

function offersOf({ lines }: PricedBasket): OfferKind[] {
	const offers = [...new Set(lines.map(({ tariffKind }) => offerOf(tariffKind)))];
	return offers.length > 0 ? offers : ["offer-group"];
}

type Choices = {
	readonly rows: BasketRows;
	readonly locale: Locale;
	readonly now: Date;
	readonly heldStartIds: readonly string[];
};

/** Tariffs of the course and coming groups of the chosen tariff, with what is free in them. */
function addChoices(
	line: BasketLineView,
	{ rows, locale, now, heldStartIds }: Choices,
): Omit<CheckoutLineView, "lostStart"> {
	const course = rows.courses.find(({ slug }) => slug === line.ids.courseSlug);
	const isOffered = course?.status === "published" && course.locale === locale;
	const tariffs = isOffered ? rows.tariffs.filter(({ courseId }) => courseId === course.id) : [];
	const chosen = tariffs.find(({ code }) => code === line.ids.tariffCode);
	const fullIn = (tariff: (typeof tariffs)[number], currency: Currency) =>
		priceTariff(tariff, { currency, now, months: 1 }).full;
	return {
		...line,
		tariffs: tariffs.map((tariff) => ({
			code: tariff.code,
			name: tariff.text[locale].name,
			note: tariff.text[locale].note,
			full: { RUB: fullIn(tariff, "RUB"), USD: fullIn(tariff, "USD") },
		})),
		starts: rows.starts
			.filter(
				({ tariffIds, isOpen, isAhead, id, free }) =>
					chosen &&
					tariffIds.includes(chosen.id) &&
					(heldStartIds.includes(id) ? isAhead : isOpen && (free > 0 || id === line.ids.startId)),
			)
			.map(({ id, startsAt, zone, free }) => ({
				id,
				at: startsAt,
				zone,
				seatsFree: free,
				isHeld: heldStartIds.includes(id),
			})),
	};
}

type ToPayQuestion = {
	readonly choice: CheckoutView["choice"];
	readonly terms: InstalmentTerms;
	readonly locale: Locale;
};

function describeToPay(basket: PricedBasket, question: ToPayQuestion, deps: CheckoutPageDeps): ToPay {
	const { lines, totals, charged } = basket;
	if (lines.length === 0) return { kind: "nothing" };
	if (totals[charged].total.minor === 0) return { kind: "free" };
	return {
		kind: "payable",
		options: listPaymentTypes(deps.banks, { RUB: totals.RUB.total, USD: totals.USD.total }),
		terms: question.terms,
		instalments: planTotal(basket, question, deps),
	};
}

/** The schedule of the chosen bank, or of the first one that offers instalments. */
function planTotal(
	{ totals }: PricedBasket,
	{ choice, terms, locale }: ToPayQuestion,
	{ banks, settings }: CheckoutPageDeps,
): PlannedInstalments | undefined {
	const total = totals.RUB.total;
	const type =
		choice.mode === "instalments" && choice.paymentType
			? choice.paymentType
			: INSTALMENT_TYPES.find((candidate) => banks.byType.has(candidate));
	if (!type || total.minor === 0) return undefined;
	const planned = planInstalments({
		total,
		months: choice.months,
		lender: lenderOf(type),
		firstOn: terms.today,
		bounds: { min: terms.min, max: terms.max },
		offered: banks.byType.get(type)?.months,
	});
	if (!planned.ok) return undefined;
	const { plan } = planned;
	return { plan, lender: describeLenders({ banks, settings, locale }).find(({ lender }) => lender === plan.lender) };
}
