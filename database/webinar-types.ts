import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Locale, Localized } from "../app/shared/localized.ts";
import type { WEBINAR_KINDS, WEBINAR_REMINDERS, WEBINAR_STATUSES } from "../app/shared/webinar-states.ts";
import type { Audience, Planet, TextState } from "./catalog-types.ts";
import type { CreatedAt, Instant, OptionalInstant } from "./column-types.ts";

export type WebinarText = {
	title: string;
	/** One sentence for lists and letters. */
	short: string;
	lead: string;
	forWhom: string[];
	takeaways: string[];
	programme: { title: string; text: string; minutes: number }[];
	/** What to have at hand. */
	needs: string;
	seo: { title: string; description: string };
};

export type ReminderKind = (typeof WEBINAR_REMINDERS)[number];

export type WebinarTables = {
	webinar: {
		id: Generated<string>;
		slug: string;
		kind: Generated<(typeof WEBINAR_KINDS)[number]>;
		audience: Audience;
		planet: Planet;
		cover: string;
		startsAt: Instant;
		zone: string;
		minutes: number;
		seats: number | null;
		seatsTaken: Generated<number>;
		streamAddress: string;
		replayAddress: string | null;
		replayFrom: OptionalInstant;
		replayUntil: OptionalInstant;
		repeatDays: number | null;
		courses: string[];
		status: Generated<(typeof WEBINAR_STATUSES)[number]>;
		/** A language without a state repeats the text of the other one. */
		text: JSONColumnType<Localized<WebinarText>>;
		/** Null where the webinar has no text in the language. */
		stateRu: Generated<TextState | null>;
		publishAtRu: OptionalInstant;
		stateEn: Generated<TextState | null>;
		publishAtEn: OptionalInstant;
		createdAt: CreatedAt;
		updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
		version: Generated<number>;
	};
	/** A view of the texts of `webinar`. */
	webinarText: {
		webinarId: ColumnType<string, never, never>;
		locale: ColumnType<Locale, never, never>;
		state: ColumnType<TextState, never, never>;
		publishAt: ColumnType<Date | null, never, never>;
		title: ColumnType<string, never, never>;
		text: ColumnType<WebinarText, never, never>;
	};
	webinarSpeaker: { webinarId: string; teacherId: string; position: number };
	webinarRegistration: {
		id: Generated<string>;
		webinarId: string;
		requestId: string;
		token: string;
		startsAt: Instant;
		email: string;
		emailKey: string;
		cancelledAt: OptionalInstant;
		/** The request with which the person registered, if it was merged into `requestId`. */
		registeredUnder: Generated<string | null>;
		/** When the school last moved the webinar to another date. */
		movedAt: OptionalInstant;
		createdAt: CreatedAt;
	};
	webinarReminder: {
		registrationId: string;
		kind: ReminderKind;
		startsAt: Instant;
		createdAt: CreatedAt;
	};
};
