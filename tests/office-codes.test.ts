import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { InvoiceNews } from "../app/features/checkout/checkout-deps.ts";
import { WORD_OF_CODE } from "../app/features/checkout/rules/failure-word.ts";
import { HISTORY_WORDS } from "../app/features/checkout/rules/history-word.ts";
import { ORDER_EVENTS, ORDER_STATES } from "../app/features/checkout/rules/order-state.ts";
import type { ToldNews } from "../app/features/notifications/facts/order-message.ts";
import { PROVIDER_CODES } from "../app/features/payments/provider.ts";
import type { EscalationKind } from "../app/features/requests/board/escalate-requests.server.ts";
import type { StaffLetter } from "../app/features/staff/staff-messages.ts";
import type { BookingLetter } from "../app/features/trials/booking-messages.ts";
import type { CallOffReason } from "../app/features/trials/create-trial-follower.server.ts";
import type { RegistrationLetter } from "../app/features/webinars/registration-messages.ts";
import { LOCALES } from "../app/shared/localized.ts";
import { LOST_REASONS } from "../app/shared/lost-reasons.ts";
import { may } from "../app/shared/staff-rights.ts";
import { fieldNames, hasWord } from "../backoffice/src/words/words.ts";
import type { RefundKind } from "../database/order-types.ts";
import type { ReminderKind } from "../database/webinar-types.ts";
import { officeResources } from "../server/office/resources.ts";
import { testDeps } from "./fixtures/office/test-deps.ts";

/* Codes that the program writes and staff read: each has a word. A member that is added to one of these unions is missed by the compiler. */

const RESOURCES = join(import.meta.dirname, "..", "backoffice", "src", "resources");

type Every<Code extends string> = Readonly<Record<Code, true>>;

const NOTED: Every<Exclude<ToldNews, (typeof ORDER_STATES)[number]>> = {
	payment_failed: true,
	plan_changed: true,
	place_lost: true,
	start_chosen: true,
	start_moved: true,
	overpaid: true,
	refund_failed: true,
	refund_declined: true,
};
const BOOKINGS: Every<BookingLetter> = { booked: true, moved: true, cancelled: true, day: true, hour: true };
		"request-mended",
		"request-merged",
const CALL_OFFS: Every<CallOffReason> = { merged: true, erased: true, closed: true, "consent-withdrawn": true };
const REGISTRATIONS: Every<RegistrationLetter> = {
	joined: true,
	moved: true,
	cancelled: true,
	restored: true,
	released: true,
	day: true,
	hour: true,
	minutes: true,
};
const REMINDERS: Every<ReminderKind> = { day: true, hour: true, minutes: true };
/** Refunds that nobody asked for: their reason is their kind. */
const REFUNDS: Every<Exclude<RefundKind, "full" | "lessons" | "by_hand">> = { excess: true, at_bank: true };
const INVOICES: Every<InvoiceNews> = { created: true, part_paid: true, paid: true, refund_failed: true };
const STAFF: Every<StaffLetter["kind"]> = { invitation: true, password: true };
const ESCALATIONS: Every<EscalationKind> = { soon: true, late: true };

const named = (prefix: string, codes: Readonly<Record<string, true>>) =>
	Object.keys(codes).map((code) => `${prefix}-${code.replaceAll("_", "-")}`);

const KEYS = [
	...[...ORDER_EVENTS, ...HISTORY_WORDS, "promo_over_limit", "receipt_recorded", "receipt_repeated"].map(
		(event) => `resources.orders.events.${event}`,
	),
	...[...LOST_REASONS, "erased", "cancelled-by-visitor", "after-trial", "consent-withdrawn"].map(
		(reason) => `resources.requests.choices.lostReason.${reason}`,
	),
	...[
		"request-received",
		"request-repeated",
		"request-place-free",
		"request-start-moved",
		...named("request", ESCALATIONS),
		"comment-reply",
		...named("webinar", REGISTRATIONS),
		...named("trial", BOOKINGS),
		...named("staff", STAFF),
		...named("invoice", INVOICES),
		"erasure-done",
		"erasure-refused",
		// A draft is told to nobody.
		...ORDER_STATES.filter((state) => state !== "draft").map((state) => `order-${state.replaceAll("_", "-")}`),
		...named("order", NOTED),
	].map((kind) => `resources.deliveries.kinds.${kind}`),
	// Whatever an attempt is ended with is one of these codes, the compiler sees to that.
	...[...Object.keys(WORD_OF_CODE), ...Object.keys(REFUNDS), ...["amountDiffers", "paymentDiffers", "superseded"]].map(
		(code) => `resources.orders.reasons.${code}`,
	),
	...Object.keys(REMINDERS).map((kind) => `resources.registrations.choices.reminders.${kind}`),
	...PROVIDER_CODES.map((bank) => `resources.orders.banks.${bank}`),
	...Object.keys(CALL_OFFS).map((reason) => `resources.trial-bookings.callOffReasons.${reason}`),
];

test("codes that staff read have a word each, in both languages", () => {
	expect(KEYS.filter((key) => !hasWord(key))).toEqual([]);
});

test("every column of an exported list has a name of its own, in both languages", () => {
	const exported = [...officeResources(testDeps()).values()].filter(({ name }) => may("owner", name, "export"));
	const wrong = exported.flatMap(({ name, list }) => {
		const columns = Object.keys(list.columns).filter((column) => column !== "id" && list.csv?.[column] !== "leftOut");
		return LOCALES.flatMap((locale) => {
			const names = fieldNames(name, locale);
			const heads = columns.map((column) => names[column]);
			return columns.filter((column, place) => !names[column] || heads.indexOf(names[column]) !== place);
		}).map((column) => `${name}.${column}`);
	});
	expect(wrong).toEqual([]);
});

test("what is said of an exported column is said of one that the list has", () => {
	const all = [...officeResources(testDeps()).values()];
	const unknown = all.flatMap(({ name, list }) =>
		Object.keys(list.csv ?? {})
			.filter((column) => !Object.hasOwn(list.columns, column))
			.map((column) => `${name}.${column}`),
	);
	expect(unknown).toEqual([]);
});

test("a day in a list is printed as one, on the screen as in the file", () => {
	const days = [...officeResources(testDeps()).values()].flatMap(({ name, list }) =>
		Object.entries(list.csv ?? {}).flatMap(([column, kind]) => (kind === "day" ? [{ name, column }] : [])),
	);
	expect(days.length).toBeGreaterThan(2);
	const raw = days.filter(({ name, column }) => {
		const screens = globSync("*-list.tsx", { cwd: join(RESOURCES, name) });
		const code = screens.map((screen) => readFileSync(join(RESOURCES, name, screen), "utf8")).join("\n");
		return code.includes(`source="${column}"`) && !code.includes(`<DayField source="${column}"`);
	});
	expect(raw).toEqual([]);
});
