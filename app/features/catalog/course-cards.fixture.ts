import { money } from "../../shared/money.ts";
import type { CourseSummary } from "./course-summary.ts";
import type { CreditView } from "./instalments/describe-credit.ts";

const full = money(30_000_00, "RUB");

/** A card of a course that is taught, with a price per month. */
export function buildCard(overrides: Partial<CourseSummary> = {}): CourseSummary {
	const { slug = "scratch" } = overrides;
	return {
		...{ id: slug, slug, path: `/programming/${slug}`, categorySlug: "programming", audience: "children" },
		...{ status: "published", title: "Scratch", short: "Первые игры.", planet: "sun", cover: "cover-python" },
		...{ ages: { from: 9, to: 11 }, level: "beginner", months: 8, lessons: 32, tariffCode: "group" },
		price: { full, was: undefined, discount: 0, saleUntil: undefined, monthly: money(1_250_00, "RUB"), months: 24 },
		nextStart: undefined,
		isSoldOut: false,
		...overrides,
	};
}

/** Both banks as the settings name them. */
export const CREDIT: CreditView = {
	warning: "Оценивайте риски",
	lenders: {
		banks: {
			sber: { fullName: "ПАО Сбербанк", path: "/sber" },
			tbank: { fullName: "АО «ТБанк»", path: "/t-bank" },
		},
		fullCost: { from: 0, to: 39.9 },
	},
};

/** How often a page says what belongs to prices per month, with both banks, the range and the way to all terms. */
export function countCreditLines(html: string): number {
	return (
		html.match(/href="\/sber"[^>]*>ПАО Сбербанк<\/a>.+?href="\/t-bank"[^>]*>АО «ТБанк»<\/a>.+?от 0 до 39,9/g)?.length ??
		0
	);
}
