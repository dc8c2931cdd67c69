import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { buildCourse } from "../../../tests/fixtures/build-course.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { seedTestSchool } from "../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { openCheckoutDoor } from "../checkout/open-checkout-door.server.ts";
import { loader as already } from "./already.tsx";
import { answerByPage } from "./answer-request.server.ts";
import { receiveRequest } from "./receive-request.server.ts";
import { loader } from "./request.tsx";
import { readRequestTokens } from "./request-cookie.server.ts";
import "../../../tests/fixtures/all-words.ts";

const NOON = "2026-11-18T09:00:00Z";
const NIGHT = "2026-11-18T20:00:00Z";

let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
	const planned = buildCourse({ slug: "planned", status: "in_development", starts: [] });
	const courses = [buildCourse(), planned, buildCourse({ slug: "new-name" })];
	await seedTestSchool(opened.db, { now: new Date(NOON), courses });
	const renamed = { kind: "course", oldSlug: "old-name", newSlug: "new-name" };
	await opened.db.insertInto("slugRedirect").values(renamed).execute();
});
afterAll(() => opened.close());
beforeEach(async () => {
	await opened.db.deleteFrom("contactRequest").execute();
});

const take = async () => true;
const ask = (address: string, init: RequestInit = {}, now = NOON) =>
	knockAtDoor({
		db: opened.db,
		now: new Date(now),
		address,
		init,
		basePath: "/school/",
		school: {
			jobs: { send: async () => undefined },
			limits: { requestsByAddress: { take }, requestsByPhone: { take }, requestsByEmail: { take } },
		},
	});

const FILLED = new URLSearchParams({
	name: "Анна",
	phone: "+7 903 123-45-67",
	email: "anna@example.com",
	privacy: "on",
	channel: "call",
	personalData: "on",
	offer: "on",
	childAge: "12",
	isRepresentative: "on",
});

describe("a request about a webinar without one", () => {
	test.each([
		["/school/request?kind=webinar", "/webinars"],
		["/school/en/request?kind=webinar", "/en/webinars"],
	])("%s leads to the webinars, told without the base path that the router adds", async (address, target) => {
		const answer = await loader(ask(address)).catch((thrown: unknown) => thrown);
		expect(answer).toBeInstanceOf(Response);
		expect((answer as Response).status).toBe(302);
		expect((answer as Response).headers.get("location")).toBe(target);
	});

	test("is kept as a wish to be called, when an old form sends it", async () => {
		const received = await receiveRequest(ask("/school/request/submit?kind=webinar", { method: "POST", body: FILLED }));
		expect(received.answer).toMatchObject({ state: "sent" });
		const requests = await opened.db.selectFrom("contactRequest").select(["kind", "dueAt"]).execute();
		expect(requests).toEqual([{ kind: "callback", dueAt: new Date("2026-11-18T09:15:00Z") }]);
	});
});

test("who opens the form of a call finds the call chosen, and on the other forms what the settings name first", async () => {
	const firstOf = async (kind: string) => (await loader(ask(`/school/request?kind=${kind}`))).form.messengers[0];
	expect(await firstOf("callback")).toBe("call");
	expect(await firstOf("consultation")).toBe("telegram");
});

describe("a trial at a course that takes nobody yet", () => {
	test("is answered with the form of its waiting list", async () => {
		const { form, head } = await loader(ask("/school/request?kind=trial&course=planned"));
		expect(form).toMatchObject({ kind: "waitlist", starts: [], promisesCall: false });
		expect(head.title).toBe("Лист ожидания курса");
		expect(head.description).toMatch(/^Короткая форма: имя, телефон и\sудобный способ связи\.$/);
	});

	test("is kept as a wish to be told, when an old form sends it", async () => {
		const address = "/school/request/submit?kind=trial&course=planned";
		const { answer } = await receiveRequest(ask(address, { method: "POST", body: FILLED }));
		expect(answer).toMatchObject({ state: "sent", confirmation: { kind: "waitlist", promise: undefined } });
		const requests = await opened.db.selectFrom("contactRequest").select(["kind", "dueAt"]).execute();
		expect(requests).toEqual([{ kind: "waitlist", dueAt: null }]);
	});
});

describe("a course that was renamed since its form was opened, or a link to that was written", () => {
	test("is asked about, with the rules of its form, and keeps a place", async () => {
		const { form } = await loader(ask("/school/request?kind=trial&course=old-name"));
		expect(form).toMatchObject({ course: { slug: "new-name" }, child: { isAgeKnown: false } });
		const start = form.starts[0]?.id ?? "";
		const body = new URLSearchParams([...FILLED, ["start", start]]);
		const address = "/school/request/submit?kind=trial&course=old-name";
		const { answer } = await receiveRequest(ask(address, { method: "POST", body }));
		expect(answer).toMatchObject({ state: "sent", confirmation: { place: { heldUntil: expect.any(Date) } } });
		const asked = await opened.db
			.selectFrom("contactRequest")
			.innerJoin("course", "course.id", "contactRequest.courseId")
			.select(["course.slug", "startId", "discountPercent"])
			.execute();
		expect(asked).toEqual([{ slug: "new-name", startId: start, discountPercent: 25 }]);
	});
});

describe("a browser that asks for several things", () => {
	const send = async (kind: string, cookie: string) => {
		const knock = ask(`/school/request/submit?kind=${kind}`, { method: "POST", body: FILLED, headers: { cookie } });
		const received = await receiveRequest(knock);
		const door = { locale: "ru", environment: { isSecure: true } } as never;
		const response = answerByPage(door, received) as Response;
		return { received, location: response.headers.get("location"), cookie: response.headers.get("set-cookie") ?? "" };
	};

	test("keeps the secrets of all, and is shown the one that it repeats", async () => {
		const guide = await send("guide", "");
		const callback = await send("callback", guide.cookie);
		const [newest, first] = readRequestTokens(callback.cookie);
		expect([first]).toEqual(readRequestTokens(guide.cookie));
		expect(callback.location).toBe(`/request/sent/${newest}`);

		const repeat = await send("guide", callback.cookie);
		expect(repeat.received.answer).toMatchObject({ state: "already", own: { kind: "guide", token: first } });
		expect(repeat.location).toBe("/request/already");
		expect(readRequestTokens(repeat.cookie)).toEqual([first, newest]);
		const page = await already(ask("/school/request/already", { headers: { cookie: repeat.cookie } }));
		expect(page.own).toMatchObject({ kind: "guide" });
	});

	test("is shown none of its own for one that another browser has sent, and hears what holds for that kind", async () => {
		await send("guide", "");
		const callback = await send("callback", "");
		const repeat = await send("guide", callback.cookie);
		expect(repeat.location).toBe("/request/already?kind=guide");
		const address = `/school${repeat.location}`;
		const page = await already(ask(address, { headers: { cookie: callback.cookie } }));
		expect(page).toMatchObject({ own: undefined, kind: "guide" });
	});

	test("is not told to call now while the school sleeps, with script and without", async () => {
		const init = { method: "POST", body: FILLED };
		await receiveRequest(ask("/school/request/submit?kind=callback", init, NIGHT));
		const repeat = await receiveRequest(ask("/school/request/submit?kind=callback", init, NIGHT));
		const page = await already(ask("/school/request/already", {}, NIGHT));
		const callLater = expect.stringMatching(/ответим завтра с\s9:00 по\sМоскве\. Наш номер:$/);
		expect(repeat.answer).toMatchObject({ state: "already", callLater });
		expect(page).toMatchObject({ callLater });
		expect((await already(ask("/school/request/already"))).callLater).toBeUndefined();
	});

	test("comes to the checkout with all of them, newest first", async () => {
		const trial = await send("trial&course=test-course", "");
		const guide = await send("guide", trial.cookie);
		const door = await openCheckoutDoor(ask("/school/checkout", { headers: { cookie: guide.cookie } }));
		expect(door.requestTokens).toEqual(readRequestTokens(guide.cookie));
		expect(door.requestTokens).toHaveLength(2);
	});

	test("is told nothing of a request that somebody else left, and keeps its own", async () => {
		await send("guide", "");
		const callback = await send("callback", "");
		const repeat = await send("guide", callback.cookie);
		expect(repeat.received.answer).toEqual({ state: "already", own: undefined });
		expect(repeat.cookie).toBe("");
	});
});
