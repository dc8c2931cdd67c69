import type { CourseBody, TariffKind } from "../../../../database/catalog-types.ts";
import type { REVIEW_KINDS } from "../../../shared/course-states.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { Currency, Money } from "../../../shared/money.ts";
import type { TariffPrice } from "../prices/price-tariff.ts";
import type { CourseSummary } from "./course-summary.ts";

export type TariffView = {
	readonly id: string;
	readonly code: string;
	readonly kind: TariffKind;
	readonly lessons: number;
	readonly name: string;
	readonly note: string;
	readonly includes: readonly string[];
	readonly recommended: boolean;
	readonly price: TariffPrice;
	/** The whole course now in roubles, which banks lend whatever the language. */
	readonly roubles: Money;
};

export type StartView = {
	readonly id: string;
	readonly at: Date;
	/** IANA zone in which the group's timetable is written. */
	readonly zone: string;
	readonly seatsTotal: number;
	readonly seatsFree: number;
	/** The group's own tariff. */
	readonly tariffCode: string;
	readonly tariffName: string;
	/** Every tariff whose lessons are those of the group, its own included. */
	readonly tariffCodes: readonly string[];
	readonly teacherName: string | undefined;
};

export type TeacherView = {
	readonly slug: string;
	readonly name: string;
	readonly role: string;
	readonly bio: string;
	readonly avatar: string;
	readonly planet: CourseSummary["planet"];
	readonly stack: readonly string[];
};

export type ReviewView = {
	readonly id: string;
	readonly kind: (typeof REVIEW_KINDS)[number];
	readonly rating: number;
	readonly avatar: string;
	readonly source: string;
	readonly writtenAt: Date;
	readonly name: string;
	readonly about: string;
	readonly text: string;
	readonly answer: string | null;
	readonly course:
		| {
				readonly title: string;
				readonly path: string;
				readonly planet: CourseSummary["planet"];
				readonly cover: string;
		  }
		| undefined;
};

export type FaqGroupView = {
	readonly slug: string;
	readonly title: string;
	readonly questions: readonly { readonly q: string; readonly a: string }[];
};

export type Salary = {
	readonly from: number;
	readonly to: number;
	readonly currency: Currency;
	readonly asOf: string;
};

/** Everything a course page shows. */
export type CourseView = Omit<CourseSummary, "short"> &
	CourseBody & {
		readonly short: string;
		readonly lead: string;
		/** Paragraphs. */
		readonly description: readonly string[];
		readonly category: { readonly slug: string; readonly title: string; readonly menu: string };
		readonly lessonMinutes: number;
		readonly weeklyHours: number;
		readonly salary: Salary | undefined;
		readonly tariffs: readonly TariffView[];
		readonly starts: readonly StartView[];
		readonly teachers: readonly TeacherView[];
		readonly reviews: readonly ReviewView[];
		readonly related: readonly CourseSummary[];
		readonly successor: CourseSummary | undefined;
		/** Languages in which the course can be read. */
		readonly locales: readonly Locale[];
		readonly updatedAt: Date;
	};

/** What a plan of payments needs of a course. */
export type PlannedCourse = Pick<CourseView, "slug" | "path" | "tariffs">;
