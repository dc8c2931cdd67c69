import type { Locale } from "../../../shared/localized.ts";
import { type Currency, type Money, money, percentOfMoney, subtractMoney } from "../../../shared/money.ts";
import { priceTariff, type TariffPrice, type TariffPriceRow } from "../../catalog/prices/price-tariff.ts";
import type { BasketLine, LinePrice, LineProblem, PricedBasket, PricedLine } from "./basket.ts";
import type { BasketRows } from "./select-basket.server.ts";
import type { SavedDiscount, SavedPlace, SavedRequest } from "./select-saved-requests.server.ts";

export type Pricing = {
	readonly rows: BasketRows;
	readonly saved: readonly SavedRequest[];
	readonly locale: Locale;
	readonly now: Date;
};

/** What the lines already priced have left: free seats, and the places and discounts that requests keep. */
type Left = { seats: Map<string, number>; places: SavedPlace[]; discounts: SavedDiscount[] };

/** Prices each line by the catalogue, without a promo code. A line that cannot be bought is reported by its index in the basket. */
export function priceLines(lines: readonly BasketLine[], pricing: Pricing): Pick<PricedBasket, "lines" | "problems"> {
	const { rows, saved } = pricing;
	const left: Left = {
		seats: new Map(rows.starts.map(({ id, free }) => [id, free])),
		places: saved.flatMap(({ place }) => place ?? []),
		discounts: saved.flatMap(({ discount }) => discount ?? []),
	};
	const priced: PricedLine[] = [];
	const problems: { index: number; code: LineProblem }[] = [];
	for (const [index, line] of lines.entries()) {
		const result = priceLine({ line, index, pricing, left });
		if (typeof result === "string") problems.push({ index, code: result });
		else priced.push(result);
	}
	return { lines: priced, problems };
}

type LineQuestion = {
	readonly line: BasketLine;
	readonly index: number;
	readonly pricing: Pricing;
	readonly left: Left;
};

function priceLine({ line, index, pricing, left }: LineQuestion): PricedLine | LineProblem {
	const { rows, locale } = pricing;
	const course = rows.courses.find(({ slug }) => slug === line.courseSlug);
	if (!course) return "courseUnknown";
	if (course.status !== "published") return "courseClosed";
	if (course.locale !== locale) return "courseOtherLanguage";
	const tariff = rows.tariffs.find(({ courseId, code }) => courseId === course.id && code === line.tariffCode);
	if (!tariff) return "tariffUnknown";
	const place = takeSeat({ tariffId: tariff.id, startId: line.startId, rows, left });
	if (typeof place === "string") return place;
	const kept = takeOut(left.discounts, ({ tariffId }) => tariffId === tariff.id);
	const today = pricesToday(tariff, pricing.now);
	const price = { RUB: linePrice(today, { currency: "RUB", kept }), USD: linePrice(today, { currency: "USD", kept }) };
	const isBelowToday = (currency: Currency) => price[currency].unit.minor < today[currency].full.minor;
	return {
		index,
		courseId: course.id,
		courseSlug: course.slug,
		categorySlug: course.categorySlug,
		audience: course.audience,
		title: course.title,
		tariffId: tariff.id,
		tariffCode: tariff.code,
		tariffKind: tariff.kind,
		tariffName: tariff.text[locale].name,
		lessons: tariff.lessons,
		start: place.start,
		hasSavedDiscount: { RUB: isBelowToday("RUB"), USD: isBelowToday("USD") },
		savedHoldId: place.savedHoldId,
		price,
	};
}

type SeatQuestion = { tariffId: string; startId: string | undefined; rows: BasketRows; left: Left };

/** Takes a place in the requested group out of what is left. Where no group is requested, one of the tariff's groups must have a place. */
function takeSeat({
	tariffId,
	startId,
	rows,
	left,
}: SeatQuestion): Pick<PricedLine, "start" | "savedHoldId"> | LineProblem {
	const groups = rows.starts.filter(({ tariffIds }) => tariffIds.includes(tariffId));
	if (!startId) {
		const open = groups.filter(({ isOpen }) => isOpen);
		const isFull = open.length > 0 && open.every(({ id }) => (left.seats.get(id) ?? 0) < 1);
		return isFull ? "startFull" : { start: undefined, savedHoldId: undefined };
	}
	const group = groups.find(({ id }) => id === startId);
	if (!group) return "startUnknown";
	const start = { id: group.id, startsAt: group.startsAt, zone: group.zone };
	const saved = group.isAhead ? takeOut(left.places, (place) => place.startId === startId) : undefined;
	if (saved) return { start, savedHoldId: saved.holdId };
	if (!group.isOpen) return "startClosed";
	const free = left.seats.get(startId) ?? 0;
	if (free < 1) return "startFull";
	left.seats.set(startId, free - 1);
	return { start, savedHoldId: undefined };
}

/** Takes the first match out of the list, so that a promise is given to one line only. */
function takeOut<Kept>(left: Kept[], isFor: (kept: Kept) => boolean): Kept | undefined {
	const index = left.findIndex(isFor);
	return index < 0 ? undefined : left.splice(index, 1)[0];
}

type PricesToday = Readonly<Record<Currency, TariffPrice>>;

function pricesToday(row: TariffPriceRow, now: Date): PricesToday {
	const priceIn = (currency: Currency) => priceTariff(row, { currency, now, months: 1 });
	return { RUB: priceIn("RUB"), USD: priceIn("USD") };
}

/** Today's price, or the one that a request was promised, whichever is lower. */
function linePrice(
	today: PricesToday,
	{ currency, kept }: { currency: Currency; kept: SavedDiscount | undefined },
): LinePrice {
	const { full, was } = today[currency];
	const unit = kept ? lower(full, promisedPrice(kept, today, currency)) : full;
	const before = was ?? full;
	return { was: before.minor > unit.minor ? before : undefined, unit, discount: money(0, currency), total: unit };
}

/**
 * In the promised currency, the promised price. In the other, the regular price, reduced in the ratio of the promised price to today's,
 * which may be on sale; whole where today's is no higher. Where no price was kept, the discount comes off the regular price.
 */
function promisedPrice(kept: SavedDiscount, today: PricesToday, currency: Currency): Money {
	const { full, was } = today[currency];
	if (kept.price === null) return applyKept(was ?? full, kept);
	if (kept.currency === currency) return money(kept.price, currency);
	return scaleDown(was ?? full, { from: today[kept.currency].full.minor, to: kept.price });
}

function applyKept(before: Money, kept: SavedDiscount): Money {
	const off =
		kept.currency === before.currency ? money(kept.minor, kept.currency) : percentOfMoney(before, kept.percent);
	return off.minor < before.minor ? subtractMoney(before, off) : before;
}

/** Reduces an amount in the ratio `to : from`, rounded down to a minor unit; unchanged where `to` is not below `from`. */
function scaleDown(amount: Money, { from, to }: { readonly from: number; readonly to: number }): Money {
	return to < from ? money(Number((BigInt(amount.minor) * BigInt(to)) / BigInt(from)), amount.currency) : amount;
}

function lower(left: Money, right: Money): Money {
	return right.minor < left.minor ? right : left;
}
