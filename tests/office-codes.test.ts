import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { INVOICE_NEWS } from "../app/features/checkout/checkout-deps.ts";
import { HISTORY_WORDS } from "../app/features/checkout/orders/history-word.ts";
import { WORD_OF_CODE } from "../app/features/checkout/rules/failure-word.ts";
import { ORDER_EVENTS } from "../app/features/checkout/rules/order-state.ts";
import { TOLD_NOTES } from "../app/features/notifications/facts/order-message.ts";
import { PROVIDER_CODES } from "../app/features/payments/provider.ts";
import { STAFF_LETTERS } from "../app/features/staff/staff-messages.ts";
import { BOOKING_LETTERS } from "../app/features/trials/lessons/booking-messages.ts";
import { CALL_OFF_REASONS } from "../app/features/trials/lessons/call-off-lessons.server.ts";
import { REGISTRATION_LETTERS } from "../app/features/webinars/registrations/registration-messages.ts";
import { LOCALES } from "../app/shared/localized.ts";
import { LOST_REASONS } from "../app/shared/lost-reasons.ts";
import { MOOT } from "../app/shared/moot-messages.ts";
import { ORDER_STATES, UNASKED_REFUNDS } from "../app/shared/order-states.ts";
import { ESCALATIONS } from "../app/shared/request-states.ts";
import { may, RESOURCES, RIGHTS } from "../app/shared/staff-rights.ts";
import { WEBINAR_REMINDERS } from "../app/shared/webinar-states.ts";
import { fieldNames, hasWord } from "../backoffice/src/words/words.ts";
import { officeResources } from "../server/office/resources.ts";
import { testDeps } from "./fixtures/office/test-deps.ts";

/* Codes that the program writes and staff read: each has a word. */

const FOLDERS = join(import.meta.dirname, "..", "backoffice", "src", "resources");

const named = (prefix: string, codes: readonly string[]) =>
	codes.map((code) => `${prefix}-${code.replaceAll("_", "-")}`);

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
		"request-mended",
		"request-merged",
		"request-place-free",
		"request-start-moved",
		...named("request", ESCALATIONS),
		"comment-reply",
		...named("webinar", REGISTRATION_LETTERS),
		...named("trial", BOOKING_LETTERS),
		...named("staff", STAFF_LETTERS),
		...named("invoice", INVOICE_NEWS),
		"erasure-done",
		"erasure-refused",
		// A draft is told to nobody.
		...named(
			"order",
			ORDER_STATES.filter((state) => state !== "draft"),
		),
		...named("order", TOLD_NOTES),
	].map((kind) => `resources.deliveries.kinds.${kind}`),
	...Object.keys(MOOT).map((reason) => `resources.deliveries.reasons.${reason}`),
	// Whatever an attempt is ended with is one of these codes, the compiler sees to that.
	...[...Object.keys(WORD_OF_CODE), ...UNASKED_REFUNDS, ...["amountDiffers", "paymentDiffers", "superseded"]].map(
		(code) => `resources.orders.reasons.${code}`,
	),
	...WEBINAR_REMINDERS.map((kind) => `resources.registrations.choices.reminders.${kind}`),
	...PROVIDER_CODES.map((bank) => `resources.orders.banks.${bank}`),
	...CALL_OFF_REASONS.map((reason) => `resources.trial-bookings.callOffReasons.${reason}`),
];

test("codes that staff read have a word each, in both languages", () => {
	expect(KEYS.filter((key) => !hasWord(key))).toEqual([]);
});

test("where an action cancels something, its way back says what stays", () => {
	const cancelling = RESOURCES.filter((name) => RIGHTS[name].owner?.includes("cancel"));
	expect(cancelling).toContain("registrations");
	expect(cancelling.filter((name) => !hasWord(`resources.${name}.actions.cancel.keep`))).toEqual([]);
});

test("every column of an exported list has a name of its own, in both languages", () => {
	const exported = [...officeResources(testDeps()).values()].filter(({ name }) => may("owner", name, "export"));
	const wrong = exported.flatMap(({ name, list }) => {
		const columns = Object.keys(list.columns).filter((column) => column !== "id" && list.csv?.[column] !== "leftOut");
		return LOCALES.flatMap((locale) => {
			const names = fieldNames(name, locale);
			const heads = columns.map((column) => names[column]);
			return columns.filter((column, index) => !names[column] || heads.indexOf(names[column]) !== index);
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
		const screens = globSync("*-list.tsx", { cwd: join(FOLDERS, name) });
		const code = screens.map((screen) => readFileSync(join(FOLDERS, name, screen), "utf8")).join("\n");
		return code.includes(`source="${column}"`) && !code.includes(`<DayField source="${column}"`);
	});
	expect(raw).toEqual([]);
});
