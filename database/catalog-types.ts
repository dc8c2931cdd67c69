import type { ColumnType, Generated } from "kysely";
import type {
	AUDIENCES,
	COURSE_LEVELS,
	COURSE_STATUSES,
	REVIEW_KINDS,
	REVIEW_STATUSES,
	START_STATUSES,
	TARIFF_KINDS,
} from "../app/shared/course-states.ts";
import type { Locale, Localized } from "../app/shared/localized.ts";
import type { Currency } from "../app/shared/money.ts";
import type { PLANETS } from "../app/shared/planets.ts";
import type { TEXT_STATES } from "../app/shared/text-states.ts";
import type { Instant, Json, OptionalInstant, UpdatedAt, VersionedRow } from "./column-types.ts";

export type Audience = (typeof AUDIENCES)[number];
export type Planet = (typeof PLANETS)[number];
export type CourseStatus = (typeof COURSE_STATUSES)[number] | "scheduled";
export type CourseLevel = (typeof COURSE_LEVELS)[number];
export type TariffKind = (typeof TARIFF_KINDS)[number];
export type TextState = (typeof TEXT_STATES)[number];
export type Seo = { title: string; description: string };

export type CategoryText = { title: string; menu: string; lead: string; seo: Seo };
export type TeacherText = { name: string; role: string; bio: string };
export type TariffText = { name: string; note: string; includes: string[] };
export type ReviewText = { name: string; about: string; text: string; answer: string | null };
export type FaqText = { q: string; a: string };

export type CourseModule = { title: string; description: string; lessons: string[]; project: string };
export type CourseBody = {
	forWhom: string[];
	prerequisites: string;
	devices: string;
	results: { title: string; when: string }[];
	modules: CourseModule[];
	skills: string[];
	tools: string[];
	after: { role: string; text: string; source: string | null } | null;
	certificate: string | null;
	project: string | null;
	faq: FaqText[];
	seo: Seo;
};

/** Courses with their texts, tariffs and groups, who teaches them, what is said and asked of them. */
export type CatalogTables = {
	category: VersionedRow & {
		slug: string;
		audience: Audience;
		planet: Planet;
		cover: string;
		position: number;
		text: Json<Localized<CategoryText>>;
	};
	teacher: VersionedRow & {
		slug: string;
		avatar: string;
		planet: Planet;
		stack: string[];
		position: number;
		hasLeft: Generated<boolean>;
		text: Json<Localized<TeacherText>>;
	};
	course: VersionedRow & {
		slug: string;
		categoryId: string;
		audience: Audience;
		status: CourseStatus;
		successorId: string | null;
		planet: Planet;
		cover: string;
		ageFrom: number | null;
		ageTo: number | null;
		level: CourseLevel;
		format: Generated<string>;
		lessons: number;
		lessonMinutes: number;
		months: ColumnType<number, number, number>;
		weeklyHours: ColumnType<number, number, number>;
		salaryFrom: number | null;
		salaryTo: number | null;
		salaryCurrency: Currency | null;
		salaryAsOf: string | null;
		popularity: number;
	};
	courseText: {
		courseId: string;
		locale: Locale;
		state: TextState;
		publishAt: OptionalInstant;
		title: string;
		short: string;
		lead: string;
		description: string;
		body: Json<CourseBody>;
		updatedAt: UpdatedAt;
		version: Generated<number>;
	};
	courseTeacher: { courseId: string; teacherId: string; position: number };
	courseRelated: { courseId: string; relatedId: string; position: number };
	tariff: VersionedRow & {
		courseId: string;
		code: string;
		kind: TariffKind;
		lessons: number;
		priceRub: number;
		priceUsd: number;
		oldPriceRub: number | null;
		oldPriceUsd: number | null;
		saleUntil: OptionalInstant;
		/** For the demo school: so many days after the end of its sale the next one ends. */
		saleRepeatDays: number | null;
		recommended: boolean;
		position: number;
		text: Json<Localized<TariffText>>;
	};
	start: VersionedRow & {
		courseId: string;
		tariffId: string;
		teacherId: string | null;
		startsAt: Instant;
		zone: string;
		seatsTotal: number;
		seatsTaken: Generated<number>;
		status: Generated<(typeof START_STATUSES)[number]>;
		/** When the group has started, the next one is added, to start this many days after it; null for none. */
		repeatDays: number | null;
	};
	review: VersionedRow & {
		courseId: string | null;
		kind: (typeof REVIEW_KINDS)[number];
		rating: number;
		avatar: string;
		source: string;
		featured: boolean;
		status: Generated<(typeof REVIEW_STATUSES)[number]>;
		writtenAt: Instant;
		text: Json<Localized<ReviewText>>;
	};
	faqGroup: VersionedRow & {
		slug: string;
		position: number;
		pages: string[];
		text: Json<Localized<{ title: string }>>;
	};
	faqQuestion: {
		id: Generated<string>;
		groupId: string;
		position: number;
		text: Json<Localized<FaqText>>;
		updatedAt: UpdatedAt;
		version: Generated<number>;
	};
};
