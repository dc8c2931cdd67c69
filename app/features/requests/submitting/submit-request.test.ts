import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../../../database/open-database.server.ts";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { sampleVisitor } from "../../../../tests/fixtures/sample-visitor.ts";
import { seedTestSchool } from "../../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { getMyData } from "../pages/get-my-data.server.ts";
import { getRequestConfirmation } from "../pages/get-request-confirmation.server.ts";
import { getRequestForm } from "../pages/get-request-form.server.ts";
import type { RequestInput } from "../rules/request-input.ts";
import { findAskedCourse } from "./find-asked-course.server.ts";
import type { Submission } from "./insert-request.server.ts";
import type { RequestMessages } from "./request-messages.ts";
import { type SubmitResult, submitRequest } from "./submit-request.server.ts";

const NOON = "2026-11-18T09:00:00Z";

describe("a request", () => {
	let opened: OpenDatabase;
	const clock = createSettableClock(NOON);
	let announced: string[] = [];
	const messages: RequestMessages = {
		async announceRequest(_db, { id }) {
			announced.push(`new ${id}`);
		},
		async announceRepeat(_db, { id }) {
			announced.push(`again ${id}`);
		},
	};

	beforeAll(async () => {
		opened = await openTestDatabase();
		await seedTestSchool(opened.db, {
			now: new Date(NOON),
			courses: [buildCourse({ tariffs: twoTariffs() }), buildCourse({ slug: "small", starts: [smallGroup()] })],
		});
	});
	afterAll(() => opened.close());
	beforeEach(async () => {
		clock.set(NOON);
		announced = [];
		await opened.db.deleteFrom("contactRequest").execute();
	});

	type More = Partial<Submission> & { readonly courseSlug?: string };
	async function submit(input: Partial<RequestInput> = {}, more: More = {}): Promise<SubmitResult> {
		const settings = await getSiteSettings(opened.db);
		const { courseSlug: slug = "test-course", ...rest } = more;
		const course = await findAskedCourse(opened.db, { slug, locale: "ru", now: clock.now() });
		const submission = { input: sampleVisitor(input), kind: "trial", locale: "ru", course, ...rest } as const;
		return submitRequest(opened.db, submission, { clock, settings, messages });
	}
	function requests() {
		return opened.db.selectFrom("contactRequest").selectAll().orderBy("number").execute();
	}

	test("is stored with its consents, each with the version and hash of its document", async () => {
		expect(await submit()).toMatchObject({ ok: true, outcome: "received" });
		const [request] = await requests();
		expect(request).toMatchObject({ phone: "+79031234567", status: "new", kind: "trial" });
		const consents = await opened.db.selectFrom("consent").selectAll().orderBy("kind").execute();
		expect(consents.map(({ kind, granted, documentHash }) => [kind, granted, documentHash])).toEqual([
			["ads", false, "consent-ads-hash"],
			["offer", true, "offer-group-hash"],
			["personal-data", true, "personal-data-hash"],
			["privacy", true, "privacy-hash"],
		]);
		expect(announced).toEqual([`new ${request?.id}`]);
	});

	test("sent twice with one key is one request and is told the same", async () => {
		const key = "a-key-of-a-browser-1";
		const answers = await Promise.all(Array.from({ length: 20 }, () => submit({ idempotencyKey: key })));
		expect(new Set(answers.map((answer) => answer.ok && answer.token)).size).toBe(1);
		expect(await requests()).toHaveLength(1);
	});

	test("with the same key and another person is another request", async () => {
		await submit({ idempotencyKey: "a-key-of-a-browser-2" });
		const other = await submit({ idempotencyKey: "a-key-of-a-browser-2", phone: "+79037654321", email: null });
		expect(other).toMatchObject({ ok: true, outcome: "received" });
		expect(await requests()).toHaveLength(2);
	});

	test("of a repeat visitor adds a note to the open one instead of a second", async () => {
		const first = await submit();
		clock.set("2026-11-19T09:00:00Z");
		const again = await submit({ message: "Позвоните вечером", email: null });
		expect(again).toEqual({ ok: true, outcome: "repeated", token: first.ok && first.token });
		expect(await requests()).toHaveLength(1);
		const events = await opened.db.selectFrom("contactRequestEvent").select(["kind", "details"]).execute();
		expect(events.find(({ kind }) => kind === "repeated")?.details).toMatchObject({ message: "Позвоните вечером" });
		expect(announced.at(-1)).toMatch(/^again /);
	});

	test("of a repeat visitor keeps all that he mends, and nothing that he wrote before", async () => {
		await submit({ phone: "+79031234568", message: "Жду" });
		await submit({ email: "Anna@Example.com", message: "Жду" });
		clock.set("2026-11-18T09:01:00Z");
		const other = { name: "Аня", surname: "Петрова", channel: "telegram", handle: "@anna_p" } as const;
		await submit({ phone: "+79031234568", email: null, childAge: 11, wishedAt: "вечером", ...other });
		const notes = await opened.db
			.selectFrom("contactRequestEvent")
			.where("kind", "=", "repeated")
			.orderBy("createdAt")
			.select("details")
			.execute();
		expect(notes.map(({ details }) => details)).toEqual([
			{ phone: "+79031234567", startId: null },
			{ ...other, childAge: 11, wishedAt: "вечером", startId: null },
		]);
		expect(await requests()).toMatchObject([{ phone: "+79031234568", name: "Анна", childAge: 10 }]);
	});

	test("of a repeat visitor waits for a call again; a lost one becomes new; a customer gets a separate one", async () => {
		await submit();
		const [first] = await requests();
		const again = (values: object) => opened.db.updateTable("contactRequest").set(values).execute();
		await again({ status: "thinking", firstResponseAt: NOON });
		clock.set("2026-11-19T09:00:00Z");
		await submit({ message: "two" });
		const due = new Date("2026-11-19T09:15:00Z");
		expect(await requests()).toMatchObject([{ id: first?.id, status: "thinking", dueAt: due }]);
		await again({ status: "lost", lostReason: "expensive", callAt: null, ownerId: "staff-1" });
		await submit({ message: "three" });
		expect(await requests()).toMatchObject([{ status: "new", lostReason: null, ownerId: null, dueAt: due }]);
		await again({ status: "won", callAt: null });
		expect(await submit({ message: "four" })).toMatchObject({ ok: true, outcome: "received" });
		expect((await requests()).map(({ status, dueAt }) => [status, dueAt])).toEqual(
			expect.arrayContaining([
				["won", null],
				["new", due],
			]),
		);
	});

	test("tells the boards of all instances, and so does a repeat", async () => {
		const heard: string[] = [];
		const stop = await opened.listen("requests_changed", (id) => heard.push(id));
		await submit();
		const [request] = await requests();
		await expect.poll(() => heard).toEqual([request?.id]);
		await submit({ message: "two" });
		await expect.poll(() => heard).toEqual([request?.id, request?.id]);
		await stop();
	});

	test("is a repeat by e-mail too, and no repeat after thirty days or for another course", async () => {
		await submit();
		expect(await submit({ phone: "+79030000001" })).toMatchObject({ outcome: "repeated" });
		expect(await submit({}, { courseSlug: "small" })).toMatchObject({ outcome: "received" });
		clock.set("2026-12-20T09:00:00Z");
		expect(await submit()).toMatchObject({ outcome: "received" });
	});

	test("two of one person at the same moment become one", async () => {
		await Promise.all([submit({ message: "one" }), submit({ message: "two" }), submit({ message: "three" })]);
		expect(await requests()).toHaveLength(1);
	});

	test("mended and sent again under its key while the first is on its way is another request, and none is lost", async () => {
		const typed = ["+79030000001", "+79030000002", "+79030000003"];
		const sent = await Promise.all(
			typed.map((phone, index) => submit({ phone, email: `anna${index}@example.com`, idempotencyKey: "k".repeat(20) })),
		);
		expect(sent.map((result) => result.ok && result.outcome)).toEqual(["received", "received", "received"]);
		expect(await requests()).toHaveLength(3);
	});

	test("holds a place while there is one; the last place goes to one person", async () => {
		const start = await opened.db
			.selectFrom("start")
			.innerJoin("course", "course.id", "start.courseId")
			.where("course.slug", "=", "small")
			.select("start.id")
			.executeTakeFirstOrThrow();
		const people = Array.from({ length: 6 }, (_, index) => ({ phone: `+7903000000${index}`, email: null }));
		const results = await Promise.all(
			people.map((person) => submit(person, { courseSlug: "small", startId: start.id })),
		);
		expect(results.filter((result) => result.ok)).toHaveLength(1);
		expect(results.filter((result) => !result.ok && result.code === "placeTaken")).toHaveLength(5);
		expect(await requests()).toHaveLength(1);
	});

	test("holds no place in a group that is unknown, of another course or of another tariff", async () => {
		const groupOf = async (slug: string) => {
			const groups = opened.db.selectFrom("start").innerJoin("course", "course.id", "start.courseId");
			const { id } = await groups.where("course.slug", "=", slug).select("start.id").executeTakeFirstOrThrow();
			return id;
		};
		const startId = await groupOf("test-course");
		const refused = { ok: false, code: "placeTaken" };
		expect(await submit({}, { startId: "018f0000-0000-7000-8000-000000000000" })).toEqual(refused);
		expect(await submit({}, { startId, courseSlug: "small" })).toEqual(refused);
		expect(await submit({}, { startId, tariffCode: "individual" })).toEqual(refused);
		expect(await requests()).toEqual([]);
		expect(await opened.db.selectFrom("seatHold").selectAll().execute()).toEqual([]);
		expect(await submit({}, { startId, tariffCode: "group" })).toMatchObject({ outcome: "received" });
		expect(await opened.db.selectFrom("seatHold").select("startId").execute()).toEqual([{ startId }]);
	});

	test("keeps the running discount of the tariff that is asked for, else of the recommended one, and the confirmation speaks of it", async () => {
		const result = await submit();
		const settings = await getSiteSettings(opened.db);
		const confirmation = await getRequestConfirmation(opened.db, {
			token: (result.ok && result.token) || "",
			locale: "ru",
			now: clock.now(),
			settings,
		});
		expect(await requests()).toMatchObject([{ discountPrice: 30_000_00, discountTariffId: expect.any(String) }]);
		expect(confirmation?.discount).toMatchObject({ percent: 25, amount: { minor: 1_000_000, currency: "RUB" } });
		expect(confirmation?.place).toBeUndefined();
		expect(confirmation?.promise).toMatch(/^Менеджер перезвонит сегодня до\s12:15 по\sМоскве$/);
		await submit({ phone: "+79030000009", email: null }, { tariffCode: "individual" });
		expect((await requests()).map(({ discountPrice }) => discountPrice)).toEqual([30_000_00, 45_000_00]);
	});

	test("for a guide promises no call: neither the form nor the confirmation, and a repeat is in no queue", async () => {
		const settings = await getSiteSettings(opened.db);
		const question = { locale: "ru", now: clock.now(), settings } as const;
		const form = await getRequestForm(opened.db, { kind: "guide", ...question });
		expect(form.promisesCall).toBe(false);
		expect((await getRequestForm(opened.db, { kind: "callback", ...question })).promisesCall).toBe(true);
		const asked = { course: undefined, kind: "guide", guide: "parents" } as const;
		const result = await submit({}, asked);
		await submit({ name: "Аня" }, asked);
		expect(await requests()).toMatchObject([{ dueAt: null, callAt: null }]);
		const token = (result.ok && result.token) || "";
		expect(await getRequestConfirmation(opened.db, { token, ...question })).toMatchObject({ promise: undefined });
		expect(await getMyData(opened.db, { token, locale: "ru", now: clock.now() })).toMatchObject({ status: "accepted" });
	});

	test("for a waiting list promises no call, to somebody who left only a phone too", async () => {
		const settings = await getSiteSettings(opened.db);
		const question = { locale: "ru", now: clock.now(), settings } as const;
		expect(await getRequestForm(opened.db, { kind: "waitlist", ...question })).toMatchObject({ promisesCall: false });
		const result = await submit({ email: null }, { kind: "waitlist" });
		expect(await requests()).toMatchObject([{ kind: "waitlist", dueAt: null }]);
		const token = (result.ok && result.token) || "";
		expect(await getRequestConfirmation(opened.db, { token, ...question })).toMatchObject({ promise: undefined });
	});

	test.each(["in_development", "on_pause"] as const)(
		"about a course that is %s, a trial is a waiting list",
		async (status) => {
			const settings = await getSiteSettings(opened.db);
			const { slug } = await opened.db
				.selectFrom("course")
				.where("status", "=", "published")
				.select("slug")
				.executeTakeFirstOrThrow();
			const kindOf = async (kind: "trial" | "consultation" | "callback") => {
				const question = { courseSlug: slug, locale: "ru", now: clock.now(), settings } as const;
				const form = await getRequestForm(opened.db, { kind, ...question });
				return { kind: form.kind, places: form.starts.length > 0, promisesCall: form.promisesCall };
			};
			expect(await kindOf("trial")).toMatchObject({ kind: "trial", promisesCall: true });
			await opened.db.updateTable("course").set({ status }).where("slug", "=", slug).execute();
			expect(await kindOf("trial")).toEqual({ kind: "waitlist", places: false, promisesCall: false });
			expect(await kindOf("consultation")).toMatchObject({ kind: "waitlist" });
			expect(await kindOf("callback")).toMatchObject({ kind: "callback" });
			await opened.db.updateTable("course").set({ status: "published" }).where("slug", "=", slug).execute();
		},
	);

	test("without a course speaks of no discount", async () => {
		const result = await submit({}, { course: undefined, kind: "callback" });
		const settings = await getSiteSettings(opened.db);
		const confirmation = await getRequestConfirmation(opened.db, {
			token: (result.ok && result.token) || "",
			locale: "en",
			now: clock.now(),
			settings,
		});
		expect(confirmation).toMatchObject({ discount: undefined, place: undefined, course: undefined });
	});
});

function twoTariffs() {
	const dear = { price: { rub: 45_000, usd: 600 }, old_price: { rub: 60_000, usd: 800 }, recommended: false };
	return buildCourse().tariffs.flatMap((tariff) => [{ ...tariff, ...dear, code: "individual" }, tariff]);
}

function smallGroup() {
	return {
		in_days: 5,
		weekday: "monday",
		time: "18:00",
		zone: "Europe/Moscow",
		teacher: "test-teacher",
		tariff: "group",
		seats: 3,
		taken: 2,
	} as const;
}
