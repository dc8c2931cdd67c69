import { money } from "../../../shared/money.ts";
import type { CourseTerms } from "../components/course/course-terms.ts";
import type { CreditView } from "../instalments/describe-credit.ts";
import type { InstalmentTerms } from "../instalments/instalment-terms.ts";
import type { TariffPrice } from "../prices/price-tariff.ts";
import type { CourseSummary } from "./course-summary.ts";
import type { CourseView, StartView, TariffView } from "./course-view.ts";

const full = money(30_000_00, "RUB");
const NOON = new Date("2026-11-18T09:00:00Z");

/** A price without a sale. */
export function buildPrice(overrides: Partial<TariffPrice> = {}): TariffPrice {
	const usual = {
		full,
		was: undefined,
		discount: 0,
		saleUntil: undefined,
		monthly: money(1_250_00, "RUB"),
		months: 24,
	};
	return { ...usual, ...overrides };
}

/** A card of a course that is taught, with a price per month. */
export function buildCard(overrides: Partial<CourseSummary> = {}): CourseSummary {
	const { slug = "scratch" } = overrides;
	return {
		...{ id: slug, slug, path: `/programming/${slug}`, categorySlug: "programming", audience: "children" },
		...{ status: "published", title: "Scratch", short: "Первые игры.", planet: "sun", cover: "cover-python" },
		...{ ages: { from: 9, to: 11 }, level: "beginner", months: 8, lessons: 32, tariffCode: "group" },
		price: buildPrice(),
		nextStart: undefined,
		isSoldOut: false,
		...overrides,
	};
}

/** Lessons in a group, the cheapest of a course. */
export function buildTariffView(overrides: Partial<TariffView> = {}): TariffView {
	const { code = "group", price = buildPrice() } = overrides;
	return {
		...{ id: code, code, kind: "group", lessons: 32, name: "Группа", note: "", includes: [], recommended: false },
		...{ price, roubles: price.full },
		...overrides,
	};
}

/** A group of the cheapest tariff with free places. */
export function buildStartView(overrides: Partial<StartView> = {}): StartView {
	return {
		...{ id: "1", at: new Date("2026-12-01T16:00:00Z"), zone: "Europe/Moscow", seatsTotal: 8, seatsFree: 3 },
		...{ tariffCode: "group", tariffName: "Группа", tariffCodes: ["group"], teacherName: undefined },
		...overrides,
	};
}

/** Everything of the course of {@link buildCard}: one tariff, no dated group, no texts further down. */
export function buildCourseView(overrides: Partial<CourseView> = {}): CourseView {
	return {
		...buildCard(overrides),
		...{ lead: "", description: [], lessonMinutes: 60, weeklyHours: 2.5, salary: undefined },
		category: { slug: "programming", title: "Программирование", menu: "Программирование" },
		...{ tariffs: [buildTariffView()], starts: [], teachers: [], reviews: [], related: [], successor: undefined },
		...{ forWhom: [], prerequisites: "", devices: "", results: [], modules: [], skills: [], tools: [], after: null },
		...{ certificate: null, project: null, faq: [], seo: { title: "Scratch", description: "" } },
		...{ locales: ["ru", "en"], updatedAt: NOON },
		...overrides,
	};
}

/** What the school says of paying in instalments. */
export const INSTALMENTS: InstalmentTerms = {
	min: 3,
	max: 36,
	usual: 24,
	creditWarning: "",
	creditTerms: "",
	today: "2026-11-18",
};

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

/** The school's terms beside a course, with no bank to choose in the calculator. */
export function buildCourseTerms(overrides: Partial<CourseTerms> = {}): CourseTerms {
	return {
		...{ zone: "Europe/Moscow", madeAt: NOON, taxPercent: 13, trialMinutes: 45, takesForeignCards: true },
		...{ instalments: INSTALMENTS, credit: CREDIT, lenders: [] },
		plan: { months: 24, tariffCode: "group", lender: undefined, asked: false },
		...overrides,
	};
}

/** How often a page says what belongs to prices per month, with both banks, the range and the way to all terms. */
export function countCreditLines(html: string): number {
	return (
		html.match(/href="\/sber"[^>]*>ПАО Сбербанк<\/a>.+?href="\/t-bank"[^>]*>АО «ТБанк»<\/a>.+?от 0 до 39,9/g)?.length ??
		0
	);
}
