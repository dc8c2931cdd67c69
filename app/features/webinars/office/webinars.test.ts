import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { findWebinarRedirect } from "../find-webinar-redirect.server.ts";
import { NOON, openWebinars, START, type TestWebinars, visitor } from "../webinars.fixture.ts";
import { readWebinars } from "./read-webinars.server.ts";
import { type WebinarDocument, webinarSchema } from "./webinar-schema.ts";
import { createWebinar, updateWebinar } from "./write-webinar.server.ts";

let school: TestWebinars;
beforeAll(async () => {
	school = await openWebinars();
});
afterAll(() => school.close());

/** Edits a webinar as its form would: everything that is there, with some changes. */
async function edit(slug: string, changes: Partial<WebinarDocument>) {
	const { id } = await school.webinar(slug);
	const [record] = await readWebinars(school.db, [id]);
	const { id: teacher } = await school.db.selectFrom("teacher").select("id").executeTakeFirstOrThrow();
	const input = webinarSchema.parse({ ...record, speakers: [teacher], ...changes });
	return inTransaction(school.db, (transaction) =>
		updateWebinar(transaction, { id, input, now: school.clock.now() }, { ...school.messages, ...school.places }),
	);
}

async function datesOf(slug: string) {
	const { id } = await school.webinar(slug);
	const rows = await school.db
		.selectFrom("webinarRegistration")
		.where("webinarId", "=", id)
		.orderBy("email")
		.select(["startsAt", "cancelledAt"])
		.execute();
	return rows.map(({ startsAt, cancelledAt }) => [startsAt.toISOString(), cancelledAt !== null]);
}

const EMPTY_TEXT = {
	state: "draft",
	publishAt: null,
	title: "",
	short: "",
	lead: "",
	forWhom: [],
	takeaways: [],
	programme: [],
	needs: "",
	seo: { title: "", description: "" },
};
const WHOLE_TEXT = {
	...{ state: "published", short: "Коротко", lead: "Вступление", needs: "Ничего" },
	seo: { title: "Задумка", description: "О чём" },
};
/** As the form of the office begins it. */
const PLANNED = {
	slug: "just-begun",
	kind: "live",
	audience: "children",
	planet: "comet",
	cover: "cover-game",
	startsAt: START,
	zone: "Europe/Moscow",
	minutes: 60,
	streamAddress: "",
	status: "published",
	courses: [],
	speakers: [],
	texts: { ru: { ...EMPTY_TEXT, title: "Задумка" }, en: EMPTY_TEXT },
};
const missingIn = (document: object) =>
	webinarSchema.safeParse(document).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

describe("a webinar in the office", () => {
	test("is planned with a title and a date alone, and on the site only when it is whole", async () => {
		const made = await inTransaction(school.db, (transaction) =>
			createWebinar(transaction, webinarSchema.parse(PLANNED), { now: school.clock.now() }),
		);
		if (!made.ok) throw new Error(made.code);
		const [record] = await readWebinars(school.db, [made.value]);
		expect(record).toMatchObject({ slug: "just-begun", speakers: [], streamAddress: "" });
		expect(record?.texts.en).toBeNull();
		expect(missingIn({ ...record, texts: { ru: EMPTY_TEXT, en: null } })).toEqual(["texts.ru.title: required"]);
		expect(missingIn({ ...record, texts: { ru: null, en: null } })).toEqual(["texts: required"]);
		expect(missingIn({ ...record, streamAddress: "my room" })).toEqual(["streamAddress: url"]);
		const texts = { ru: { ...record?.texts.ru, ...WHOLE_TEXT }, en: null };
		expect(missingIn({ ...record, status: "draft", texts })).toBeUndefined();
		expect(missingIn({ ...record, texts })).toEqual(["streamAddress: required", "speakers: required"]);
	});

	test("opens its recording at its end at the earliest, also when it is moved", () => {
		const recording = { replayAddress: "https://video.school.example/a", replayUntil: "2026-12-31T16:00:00.000Z" };
		const opened = (replayFrom: string) => missingIn({ ...PLANNED, status: "draft", ...recording, replayFrom });
		expect(opened("2026-11-20T17:00:00.000Z")).toBeUndefined();
		expect(opened("2026-11-20T16:59:00.000Z")).toEqual(["replayFrom: replayEarly"]);
	});

	test("that is moved takes everybody along who is still coming, and writes to each", async () => {
		await school.addWebinar("moved");
		await school.join("moved", visitor(1));
		await school.join("moved", visitor(2));
		await school.db
			.updateTable("webinarRegistration")
			.set({ cancelledAt: school.clock.now() })
			.where("email", "=", visitor(2).email ?? "")
			.execute();
		school.letters.length = 0;
		const later = "2026-11-27T16:00:00.000Z";
		expect(await edit("moved", { startsAt: later })).toMatchObject({ ok: true });
		expect(await datesOf("moved")).toEqual([
			[later, false],
			[new Date(START).toISOString(), true],
		]);
		expect(school.letters).toEqual(["moved visitor1@example.com"]);
	});

	test("that was full and is given room is told to managers, where somebody waits", async () => {
		await school.addWebinar("roomier", { seats: 1 });
		await school.join("roomier", visitor(1));
		school.freed.length = 0;
		expect(await edit("roomier", { seats: 2 })).toMatchObject({ ok: true });
		await edit("roomier", { seats: 1 });
		const requestId = await school.wait("roomier", visitor(2));
		await edit("roomier", { seats: 1 });
		expect(school.freed).toEqual([]);
		await edit("roomier", { seats: null });
		expect(school.freed).toEqual([{ requestId, waiting: 1 }]);
		await edit("roomier", { seats: 9 });
		expect(school.freed).toHaveLength(1);
	});

	test("that is moved and renamed is still waited for", async () => {
		await school.addWebinar("wanted", { seats: 1 });
		const { token = "" } = await school.join("wanted", visitor(1));
		const requestId = await school.wait("wanted", visitor(2));
		const { id } = await school.webinar("wanted");
		expect(await edit("wanted", { slug: "still-wanted", startsAt: "2026-11-27T16:00:00.000Z" })).toMatchObject({
			ok: true,
		});
		expect(await school.webinar("still-wanted")).toMatchObject({ id });
		school.freed.length = 0;
		await school.cancel(token);
		expect(school.freed).toEqual([{ requestId, waiting: 1 }]);
	});

	test("that was held and gets a new date leaves those who were there alone, and begins with every seat free", async () => {
		const held = "2026-11-18T12:00:00.000Z";
		await school.addWebinar("held", { startsAt: held, seats: 2 });
		await school.join("held", visitor(7));
		await school.join("held", visitor(8));
		school.letters.length = 0;
		school.clock.set("2026-11-18T13:00:00.000Z");
		const next = "2026-11-25T12:00:00.000Z";
		expect(await edit("held", { startsAt: next, seats: 1 })).toMatchObject({ ok: true });
		expect(await datesOf("held")).toEqual([
			[held, false],
			[held, false],
		]);
		expect(school.letters).toEqual([]);
		expect(await school.webinar("held")).toMatchObject({ seatsTaken: 0, seats: 1 });
		expect(await school.join("held", visitor(7))).toMatchObject({ outcome: "received" });
		expect(await school.webinar("held")).toMatchObject({ seatsTaken: 1 });
		school.clock.set(NOON);
	});

	test("that is on right now still takes everybody along", async () => {
		await school.addWebinar("live", { startsAt: "2026-11-18T12:00:00.000Z" });
		await school.join("live", visitor(9));
		school.letters.length = 0;
		school.clock.set("2026-11-18T12:59:00.000Z");
		const next = "2026-11-25T12:00:00.000Z";
		await edit("live", { startsAt: next });
		expect(await datesOf("live")).toEqual([[next, false]]);
		expect(school.letters).toEqual(["moved visitor9@example.com"]);
		school.clock.set(NOON);
	});

	test("is set to no date that is over while somebody is coming, or waits: the one that was meant would not find them", async () => {
		await school.addWebinar("slip", { seats: 1 });
		const slip = () => edit("slip", { startsAt: "2025-11-27T16:00:00.000Z" });
		const refused = { ok: false, code: "past", field: "startsAt" };
		const { token = "" } = await school.join("slip", visitor(10));
		expect(await slip()).toEqual(refused);
		await edit("slip", { status: "cancelled" });
		expect(await slip()).toEqual(refused);
		await edit("slip", { status: "published" });
		await school.wait("slip", visitor(11));
		await school.cancel(token);
		expect(await slip()).toEqual(refused);
		await school.addWebinar("free-slip");
		expect(await edit("free-slip", { startsAt: "2025-11-27T16:00:00.000Z" })).toMatchObject({ ok: true });
	});

	test("that is set back to a date of more people than it would have seats is refused", async () => {
		const held = "2026-11-18T12:00:00.000Z";
		await school.addWebinar("fewer", { startsAt: held, seats: 2 });
		await school.join("fewer", visitor(11));
		await school.join("fewer", visitor(12));
		school.clock.set("2026-11-18T13:00:00.000Z");
		await edit("fewer", { startsAt: "2026-11-25T12:00:00.000Z" });
		const back = { startsAt: held };
		expect(await edit("fewer", { ...back, seats: 1 })).toEqual({ ok: false, code: "seatsTaken", field: "seats" });
		expect(await edit("fewer", { ...back, seats: 2 })).toMatchObject({ ok: true });
		expect(await school.webinar("fewer")).toMatchObject({ seatsTaken: 2 });
		school.clock.set(NOON);
	});

	test("that is edited at the same date troubles nobody", async () => {
		await school.addWebinar("same");
		await school.join("same", visitor(3));
		school.letters.length = 0;
		await edit("same", { minutes: 60, seats: 50 });
		expect(school.letters).toEqual([]);
	});

	test("that is called off tells everybody who was coming, and nobody who had given the place back", async () => {
		await school.addWebinar("off");
		await school.join("off", visitor(4));
		await school.cancel((await school.join("off", visitor(15))).token ?? "");
		school.letters.length = 0;
		await edit("off", { status: "cancelled" });
		expect(school.letters).toEqual([`cancelled visitor4@example.com ${new Date(START).toISOString()}`]);
	});

	test("that is called off once it should have begun still tells everybody, until its end", async () => {
		const startsAt = "2026-11-18T12:00:00.000Z";
		await school.addWebinar("late-off", { startsAt });
		await school.join("late-off", visitor(14));
		school.letters.length = 0;
		school.clock.set("2026-11-18T12:59:00.000Z");
		await edit("late-off", { status: "cancelled" });
		await edit("late-off", { status: "published" });
		const told = [`cancelled visitor14@example.com ${startsAt}`, "restored visitor14@example.com"];
		expect(school.letters).toEqual(told);
		school.clock.set("2026-11-18T13:00:00.000Z");
		await edit("late-off", { status: "cancelled" });
		expect(school.letters).toEqual(told);
		school.clock.set(NOON);
	});

	test("that is called off and gets another date in one save, or afterwards, tells of the date that was known, and of no move", async () => {
		await school.addWebinar("off-moved");
		await school.join("off-moved", visitor(12));
		school.letters.length = 0;
		await edit("off-moved", { status: "cancelled", startsAt: "2026-11-27T16:00:00.000Z" });
		expect(school.letters).toEqual([`cancelled visitor12@example.com ${new Date(START).toISOString()}`]);
		const last = "2026-11-28T16:00:00.000Z";
		await edit("off-moved", { startsAt: last });
		expect(school.letters).toHaveLength(1);
		expect(await datesOf("off-moved")).toEqual([[last, false]]);
	});

	test.each([{}, { startsAt: "2026-11-29T16:00:00.000Z" }])(
		"that was called off and is on again tells everybody who was coming, once (%#)",
		async (date) => {
			const slug = `on-again-${Object.keys(date).length}`;
			await school.addWebinar(slug);
			await school.join(slug, visitor(13));
			await edit(slug, { status: "cancelled" });
			school.letters.length = 0;
			await edit(slug, { status: "published", ...date });
			expect(school.letters).toEqual(["restored visitor13@example.com"]);
		},
	);

	test("does not become a draft while somebody is coming: their pages would be gone", async () => {
		const held = "2026-11-18T12:00:00.000Z";
		await school.addWebinar("awaited", { startsAt: held });
		expect(await edit("awaited", { status: "draft" })).toMatchObject({ ok: true });
		expect(await edit("awaited", { status: "published" })).toMatchObject({ ok: true });
		await school.join("awaited", visitor(11));
		const refused = { ok: false, code: "awaited", field: "status" };
		expect(await edit("awaited", { status: "draft" })).toEqual(refused);
		expect(await edit("awaited", { status: "draft", startsAt: START })).toEqual(refused);
		school.clock.set("2026-11-18T13:00:00.000Z");
		expect(await edit("awaited", { status: "draft" })).toMatchObject({ ok: true });
		school.clock.set(NOON);
	});

	test("keeps at least as many seats as are taken, and slugs that are free", async () => {
		await school.addWebinar("full", { seats: 5 });
		await school.join("full", visitor(5));
		await school.join("full", visitor(6));
		expect(await edit("full", { seats: 1 })).toEqual({ ok: false, code: "seatsTaken", field: "seats" });
		expect(await edit("full", { slug: "off" })).toEqual({ ok: false, code: "taken", field: "slug" });
		expect(await edit("full", { slug: "joined" })).toEqual({ ok: false, code: "reserved", field: "slug" });
	});

	test("that is renamed is found by its old names, however many there were", async () => {
		await school.addWebinar("first-name");
		await edit("first-name", { slug: "second-name" });
		await edit("second-name", { slug: "third-name" });
		expect(await findWebinarRedirect(school.db, "first-name")).toBe("/webinars/third-name");
		expect(await findWebinarRedirect(school.db, "second-name")).toBe("/webinars/third-name");
		expect(await findWebinarRedirect(school.db, "never-was")).toBeUndefined();
		// No other one gets a name that leads here; this one may go back to it.
		await school.addWebinar("newcomer");
		expect(await edit("newcomer", { slug: "first-name" })).toEqual({ ok: false, code: "taken", field: "slug" });
		expect(await edit("third-name", { slug: "first-name" })).toMatchObject({ ok: true });
		expect(await findWebinarRedirect(school.db, "third-name")).toBe("/webinars/first-name");
	});
});
