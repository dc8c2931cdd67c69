import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { buildCourse } from "../../../tests/fixtures/build-course.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { seedTestSchool } from "../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { addWords } from "../../i18n/word-shelves.ts";
import russian from "../../words.ru.ts";
import { receiveRequest } from "./receive-request.server.ts";
import { loader } from "./request.tsx";

addWords("ru", russian);

const NOON = "2026-11-18T09:00:00Z";

let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
	const courses = [buildCourse(), buildCourse({ slug: "planned", status: "in_development", starts: [] })];
	await seedTestSchool(opened.db, { now: new Date(NOON), courses });
});
afterAll(() => opened.close());
beforeEach(async () => {
	await opened.db.deleteFrom("contactRequest").execute();
});

const take = async () => true;
const ask = (address: string, init: RequestInit = {}) =>
	knockAtDoor({
		db: opened.db,
		now: new Date(NOON),
		address,
		init,
		basePath: "/school/",
		school: {
			jobs: { send: async () => undefined },
			limits: { requestsByAddress: { take }, requestsByPhone: { take } },
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
		const answer = await loader(ask(address) as never).catch((thrown: unknown) => thrown);
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

describe("a trial at a course that takes nobody yet", () => {
	test("is answered with the form of its waiting list", async () => {
		const { form, head } = await loader(ask("/school/request?kind=trial&course=planned") as never);
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
