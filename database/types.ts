import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Locale, Localized } from "../app/shared/localized.ts";
import type { Currency } from "../app/shared/money.ts";
import type { BlogTables } from "./blog-types.ts";
import type { OrderTables } from "./order-types.ts";
import type { PageTables } from "./page-types.ts";
import type { QuizTables } from "./quiz-types.ts";
import type { RequestTables } from "./request-types.ts";
import type { StaffTables } from "./staff-types.ts";
import type { TrialTables } from "./trial-types.ts";
import type { WebinarTables } from "./webinar-types.ts";

/** Written as a Date or an ISO string, read as a Date. */
type Instant = ColumnType<Date, Date | string, Date | string>;
type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type CreatedAt = ColumnType<Date, Date | string | undefined, never>;
type UpdatedAt = ColumnType<Date, Date | string | undefined, Date | string>;
type Json<Value extends object> = JSONColumnType<Value>;

type Kept = { id: Generated<string>; createdAt: CreatedAt; updatedAt: UpdatedAt; version: Generated<number> };

export type Audience = "children" | "adults";
export type Planet = "mars" | "sun" | "mint" | "comet" | "neptune" | "nebula";
export type CourseStatus = "draft" | "scheduled" | "published" | "in_development" | "on_pause" | "archived";
export type CourseLevel = "beginner" | "intermediate" | "advanced";
export type TariffKind = "group" | "mini_group" | "individual" | "with_mentor";
export type TextState = "draft" | "scheduled" | "published";
export type RequestKind =
	| "trial"
	| "callback"
	| "consultation"
	| "webinar"
	| "guide"
	| "quiz"
	| "waitlist"
	| "instalment"
	| "contact"
	| "bonus";
export type RequestStatus = "new" | "in_work" | "no_answer" | "thinking" | "trial_booked" | "won" | "lost" | "spam";
export type ConsentKind = "privacy" | "personal-data" | "offer" | "ads" | "cookies";
export type MessageChannel = "letter" | "telegram" | "crm";

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

type Tables = {
	setting: { key: string; value: Json<object>; version: Generated<number>; updatedAt: UpdatedAt };
	slugRedirect: { kind: string; oldSlug: string; newSlug: string; createdAt: CreatedAt };
	category: Kept & {
		slug: string;
		audience: Audience;
		planet: Planet;
		cover: string;
		position: number;
		text: Json<Localized<CategoryText>>;
	};
	teacher: Kept & {
		slug: string;
		avatar: string;
		planet: Planet;
		stack: string[];
		position: number;
		text: Json<Localized<TeacherText>>;
	};
	course: Kept & {
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
		salaryAsOf: ColumnType<Date | string | null, string | null, string | null>;
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
	tariff: Kept & {
		courseId: string;
		code: string;
		kind: TariffKind;
		lessons: number;
		priceRub: number;
		priceUsd: number;
		oldPriceRub: number | null;
		oldPriceUsd: number | null;
		saleUntil: OptionalInstant;
		recommended: boolean;
		position: number;
		text: Json<Localized<TariffText>>;
	};
	start: Kept & {
		courseId: string;
		tariffId: string;
		teacherId: string | null;
		startsAt: Instant;
		zone: string;
		seatsTotal: number;
		seatsTaken: Generated<number>;
		status: Generated<"open" | "closed" | "cancelled">;
	};
	review: Kept & {
		courseId: string | null;
		kind: "parent" | "student" | "adult";
		rating: number;
		avatar: string;
		source: string;
		featured: boolean;
		status: Generated<"draft" | "published" | "hidden">;
		writtenAt: Instant;
		text: Json<Localized<ReviewText>>;
	};
	faqGroup: Kept & {
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
	seatHold: {
		id: Generated<string>;
		startId: string;
		/** Whose place it is: a request's, an order's, or an order's that took it over from a request. */
		requestId: string | null;
		orderId: string | null;
		/** Until when the request keeps the place should the order that took it over fall through. */
		requestExpiresAt: OptionalInstant;
		expiresAt: Instant;
		releasedAt: OptionalInstant;
		createdAt: CreatedAt;
	};
	outgoingMessage: {
		id: Generated<string>;
		channel: MessageChannel;
		kind: string;
		requestId: string | null;
		orderId: string | null;
		commentId: string | null;
		registrationId: string | null;
		staffLetterId: string | null;
		trialBookingId: string | null;
		status: Generated<"waiting" | "delivered" | "failed">;
		attempts: Generated<number>;
		lastError: string | null;
		externalId: string | null;
		details: Json<object>;
		createdAt: CreatedAt;
		deliveredAt: OptionalInstant;
	};
};

/** Tables as Kysely sees them: camelCase names for the snake_case of the migrations. */
export type Schema = Tables &
	RequestTables &
	OrderTables &
	BlogTables &
	PageTables &
	QuizTables &
	StaffTables &
	TrialTables &
	WebinarTables;
