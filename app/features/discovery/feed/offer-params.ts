import { plainAmount } from "../../catalog/courses/course-json-ld.ts";
import type { FeedOffer } from "./feed-offer.ts";

/** A `param` of an offer with its attributes. Names and values are words of the format, not of the site. */
export type OfferParam = {
	readonly name: string;
	readonly value: string;
	readonly unit?: string;
	readonly order?: number;
};

/** Fewer stages than these the format ignores. */
const LEAST_STAGES = 3;

export function offerParams(offer: FeedOffer): OfferParam[] {
	return [
		...saleParams(offer),
		...formatParams(offer),
		{ name: "Продолжительность", unit: "месяц", value: String(offer.card.months) },
		{ name: "Часы в неделю", value: String(offer.weeklyHours) },
		{ name: "Сложность", value: offer.card.level === "beginner" ? "Для новичков" : "Для опытных" },
		{ name: "Тип обучения", value: offer.isProfession ? "Профессия" : "Курс" },
		{ name: "Есть вебинары", value: "true" },
		{ name: "Есть видеоуроки", value: "true" },
		{ name: "Есть домашние работы", value: "true" },
		{ name: "Есть бесплатная часть", value: "true" },
		...(offer.hasCertificate ? [{ name: "Результат обучения", value: "Сертификат" }] : []),
		...planParams(offer),
	];
}

/** What is paid while a sale runs, and its last moment where it has one. */
function saleParams({ tariff: { price } }: FeedOffer): OfferParam[] {
	if (!price.was) return [];
	const ends = price.saleUntil && [{ name: "Дата окончания скидки", value: price.saleUntil.toISOString() }];
	return [{ name: "Цена по скидке", value: plainAmount(price.full) }, ...(ends ?? [])];
}

/** A group is named with its day, which the format demands; without one it is lessons with a teacher. */
function formatParams({ tariff: { kind }, nextStart }: FeedOffer): OfferParam[] {
	const isGroup = kind !== "individual";
	if (!isGroup || !nextStart) return [{ name: "Формат обучения", value: "С преподавателем" }];
	return [
		{ name: "Формат обучения", value: "В группе с наставником" },
		{ name: "Ближайшая дата", value: nextStart.at.toISOString() },
	];
}

function planParams({ modules }: FeedOffer): OfferParam[] {
	if (modules.length < LEAST_STAGES) return [];
	return modules.map(({ title, description }, index) => ({
		name: "План",
		order: index + 1,
		unit: title,
		value: description,
	}));
}
