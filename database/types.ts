import type { Generated } from "kysely";
import type { DeliveryStatus, MESSAGE_CHANNELS } from "../app/shared/message-states.ts";
import type { BlogTables } from "./blog-types.ts";
import type { CatalogTables } from "./catalog-types.ts";
import type { CreatedAt, Instant, Json, OptionalInstant, UpdatedAt } from "./column-types.ts";
import type { OrderTables } from "./order-types.ts";
import type { PageTables } from "./page-types.ts";
import type { QuizTables } from "./quiz-types.ts";
import type { RequestTables } from "./request-types.ts";
import type { StaffTables } from "./staff-types.ts";
import type { TrialTables } from "./trial-types.ts";
import type { WebinarTables } from "./webinar-types.ts";

export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

type Tables = {
	setting: { key: string; value: Json<{ readonly is: unknown }>; version: Generated<number>; updatedAt: UpdatedAt };
	slugRedirect: { kind: string; oldSlug: string; newSlug: string; createdAt: CreatedAt };
	seatHold: {
		id: Generated<string>;
		startId: string;
		/** Whose place it is: a request's, an order's, or an order's that took it over from a request. */
		requestId: string | null;
		orderId: string | null;
		/** Until when the request keeps the place if the order that took it over falls through. */
		requestExpiresAt: OptionalInstant;
		expiresAt: Instant;
		releasedAt: OptionalInstant;
		createdAt: CreatedAt;
	};
	/** A place in a group that was moved, of a line of an order or held by a request, until its people are told. */
	movedPlace: {
		id: Generated<string>;
		startId: string;
		lineId: string | null;
		holdId: string | null;
		/** The start of the group that these people were last told. */
		knownStartsAt: Instant;
		knownZone: string;
		/** The name of the member of staff who moved the group. */
		by: string;
		createdAt: CreatedAt;
	};
	outgoingMessage: {
		id: Generated<string>;
		channel: MessageChannel;
		kind: string;
		requestId: string | null;
		orderId: string | null;
		invoiceId: string | null;
		commentId: string | null;
		registrationId: string | null;
		staffLetterId: string | null;
		trialBookingId: string | null;
		erasureId: string | null;
		status: Generated<Exclude<DeliveryStatus, "moot">>;
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
	CatalogTables &
	RequestTables &
	OrderTables &
	BlogTables &
	PageTables &
	QuizTables &
	StaffTables &
	TrialTables &
	WebinarTables;
