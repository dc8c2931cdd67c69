import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import { sampleVisitor } from "../../../tests/fixtures/sample-visitor.ts";
import { seedTestSchool } from "../../../tests/fixtures/seed-test-school.ts";
import { createSettableClock } from "../../platform/clock.fixture.ts";
import type { Locale } from "../../shared/localized.ts";
import type { RequestInput } from "../requests/rules/request-input.ts";
import { findAskedCourse } from "../requests/submitting/find-asked-course.server.ts";
import type { RequestMessages } from "../requests/submitting/request-messages.ts";
import { submitRequest } from "../requests/submitting/submit-request.server.ts";
import { getSiteSettings } from "../settings/get-site-settings.server.ts";
import { bookSlot } from "./lessons/book-slot.server.ts";
import type { BookingMessages } from "./lessons/booking-messages.ts";
import { holdSlot } from "./lessons/hold-slot.server.ts";
import { saveWindow, type WindowInput } from "./slots/save-window.server.ts";
import { trialRules } from "./trial-rules.ts";

/** A Wednesday, noon in Moscow. */
export const NOON = "2026-11-18T09:00:00Z";

const SILENT: RequestMessages = { announceRequest: async () => undefined, announceRepeat: async () => undefined };

/** A school with a clock that stands still, two teachers (the course has the first), and the messages that were ordered. */
export async function openTrials(opened: OpenDatabase) {
	const { db } = opened;
	const clock = createSettableClock(NOON);
	await seedTestSchool(db, { now: clock.now() });
	const settings = await getSiteSettings(db);
	const rules = trialRules(settings);
	const text = { name: "Вторая", role: "Вторая", bio: "Вторая" };
	await db
		.insertInto("teacher")
		.values({
			slug: "other-teacher",
			avatar: "avatar-2",
			planet: "sun",
			stack: ["Python"],
			position: 1,
			text: JSON.stringify({ ru: text, en: { ...text, name: "Second" } }),
		})
		.execute();
	const teachers = await db.selectFrom("teacher").orderBy("position").select("id").execute();
	const [teacherId, otherId] = teachers.map(({ id }) => id) as [string, string];
	const told: string[] = [];
	const messages: BookingMessages = {
		write: async (_db, letter) => void told.push(letter),
		tellStaff: async (_db, news) => void told.push(`staff: ${news}`),
	};
	const deps = { rules, messages };
	let visitors = 0;
	return {
		...opened,
		clock,
		settings,
		rules,
		messages,
		told,
		teacherId,
		otherId,
		deps,
		/** A window on Saturdays, 10:00–13:00 in Moscow, unless told otherwise. */
		addWindow: (window: Partial<WindowInput> = {}) =>
			inTransaction(db, (transaction) =>
				saveWindow(transaction, { window: { ...SATURDAY, teacherId, ...window }, now: clock.now() }, rules),
			),
		slots: () => db.selectFrom("trialSlot").selectAll().orderBy("startsAt").orderBy("teacherId").execute(),
		bookings: () => db.selectFrom("trialBooking").selectAll().orderBy("number").execute(),
		/** Everything that visitors and staff did is gone; windows stay. */
		async clear() {
			clock.set(NOON);
			told.length = 0;
			await db.deleteFrom("contactRequest").execute();
			await db.deleteFrom("trialTimeOff").execute();
			await db.deleteFrom("trialWindow").execute();
			await db.deleteFrom("trialSlot").execute();
		},
		/** Starts afresh with one window. @returns the ids of its times, the earliest first */
		async startAgain(): Promise<string[]> {
			await this.clear();
			await this.addWindow();
			return (await this.slots()).map(({ id }) => id);
		},
		hold: (token: string, slotId = "") => holdSlot(db, { token, slotId, now: clock.now() }, rules),
		book: (token: string, slotId = "", by = "visitor") =>
			bookSlot(db, { key: { token }, slotId, by, now: clock.now() }, deps),
		/** Somebody new asks for a trial lesson. @returns his secret. */
		async ask(person: Partial<RequestInput> & { course?: string | undefined; locale?: Locale } = {}) {
			const { course: slug, locale = "ru", ...input } = { course: "test-course", ...person };
			const course = slug ? await findAskedCourse(db, { slug, locale, now: clock.now() }) : undefined;
			const number = String(++visitors).padStart(7, "0");
			const someone = sampleVisitor({ phone: `+7903${number}`, email: `visitor${number}@example.com`, ...input });
			const result = await submitRequest(
				db,
				{ input: someone, kind: "trial", locale, course },
				{ clock, settings, messages: SILENT },
			);
			if (!result.ok || !result.token) throw new Error("A request for a trial lesson was not taken");
			return result.token;
		},
		request: (token: string) =>
			db.selectFrom("contactRequest").where("token", "=", token).selectAll().executeTakeFirstOrThrow(),
	};
}

export type TestTrials = Awaited<ReturnType<typeof openTrials>>;

const SATURDAY: Omit<WindowInput, "teacherId"> = {
	weekday: 6,
	fromTime: "10:00",
	toTime: "13:00",
	zone: "Europe/Moscow",
	validFrom: "2026-01-01",
	validTo: null,
	meetingUrl: "https://lesson.school.example/room",
};
