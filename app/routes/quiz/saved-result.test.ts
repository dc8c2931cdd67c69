import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { seedSchool } from "../../../database/seed/seed-school.server.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { CHILD_QUIZ, requireQuiz } from "../../features/quiz/require-quiz.server.ts";
import { saveAnswers } from "../../features/quiz/save-answers.server.ts";
import { loader } from "./saved-result.tsx";
import { takeQuizRequest } from "./take-quiz-request.server.ts";
import "../../../tests/fixtures/all-words.ts";

const now = new Date("2026-11-18T09:00:00Z");
const ANSWERS = { age: "a11", experience: "none", interest: "ai", device: "strong", hours: "light" };
const KEPT = { age: "a11", experience: "none", device: "strong", hours: "light" };

let opened: OpenDatabase;
let token = "";
beforeAll(async () => {
	opened = await openTestDatabase();
	await seedSchool(opened.db, now);
	token = await saveAnswers(opened.db, { answers: ANSWERS, now });
});
afterAll(() => opened.close());
beforeEach(async () => {
	await opened.db.deleteFrom("contactRequest").execute();
});

const take = async () => true;
const knock = (address: string, init: RequestInit = {}) => ({
	...knockAtDoor({
		db: opened.db,
		now,
		address,
		init,
		school: {
			jobs: { send: async () => undefined },
			limits: { requestsByAddress: { take }, requestsByPhone: { take }, requestsByEmail: { take } },
		},
	}),
	params: { token },
});
const openLink = async (language: "" | "/en") => {
	const door = knock(`${language}/quiz_child_podhod/result/${token}`);
	return loader(door).catch((thrown: unknown) => thrown);
};

const FILLED = new URLSearchParams({
	...{ name: "Анна", phone: "+7 903 123-45-67", channel: "call" },
	...{ privacy: "on", personalData: "on", offer: "on", isRepresentative: "on" },
});
const send = (query: string) =>
	takeQuizRequest(knock(`/quiz_child_podhod/submit?${query}`, { method: "POST", body: FILLED }));
const kept = () =>
	opened.db
		.selectFrom("contactRequest")
		.leftJoin("course", "course.id", "contactRequest.courseId")
		.select(["kind", "answers", "course.slug"])
		.executeTakeFirstOrThrow();

test("a link shows its result, and a request goes with the answers, the age among them, and the courses", async () => {
	const page = await openLink("");
	expect(page).toMatchObject({ result: { answers: ANSWERS }, form: { child: { isAgeKnown: true } } });
	const { answer } = await send(new URLSearchParams(ANSWERS).toString());
	expect(answer).toMatchObject({ state: "sent" });
	const { kind, answers, slug } = await kept();
	expect([kind, answers]).toMatchObject(["quiz", { quiz: ANSWERS, offered: expect.arrayContaining([slug]) }]);
});

test("a course that has become one for adults, of no age, leaves its place to others", async () => {
	type Page = { readonly result: { readonly offers: readonly { readonly course: { readonly slug: string } }[] } };
	const offered = async () => ((await openLink("")) as Page).result.offers.map(({ course }) => course.slug);
	const [first = ""] = await offered();
	const set = (values: { ageFrom: number | null; ageTo: number | null }) =>
		opened.db.updateTable("course").set(values).where("slug", "=", first).execute();
	const ages = await opened.db
		.selectFrom("course")
		.where("slug", "=", first)
		.select(["ageFrom", "ageTo"])
		.executeTakeFirstOrThrow();
	await set({ ageFrom: null, ageTo: null });
	const others = await offered();
	expect(others.length).toBeGreaterThanOrEqual(2);
	expect(others).not.toContain(first);
	await set(ages);
});

test("an answer that the school has renamed is asked for again, and loses no request", async () => {
	const { questions } = await requireQuiz(opened.db);
	const renamed = questions.map(({ options, ...question }) => ({
		...question,
		options: options.map((option) => (option.key === "ai" ? { ...option, key: "neural" } : option)),
	}));
	const values = { questions: JSON.stringify(renamed) };
	await opened.db.updateTable("quiz").set(values).where("slug", "=", CHILD_QUIZ).execute();

	for (const language of ["", "/en"] as const) {
		const answer = (await openLink(language)) as Response;
		expect([answer.status, answer.headers.get("location")]).toEqual([
			302,
			`${language}/quiz_child_podhod?${new URLSearchParams(KEPT)}`,
		]);
	}
	const course = "roblox-studio-start";
	const { answer } = await send(`kind=quiz&course=${course}&${new URLSearchParams(ANSWERS)}`);
	expect(answer).toMatchObject({ state: "sent" });
	expect(await kept()).toEqual({ kind: "quiz", slug: course, answers: { quiz: KEPT, offered: [] } });
});

test("an age that the school has renamed loses no request of a form that no longer asked it", async () => {
	const { questions } = await requireQuiz(opened.db);
	const renamed = questions.map(({ options, ...question }) => ({
		...question,
		options: options.map((option) => (option.key === "a11" ? { ...option, key: "preteen" } : option)),
	}));
	const values = { questions: JSON.stringify(renamed) };
	await opened.db.updateTable("quiz").set(values).where("slug", "=", CHILD_QUIZ).execute();
	const { answer } = await send(`kind=quiz&course=roblox-studio-start&${new URLSearchParams(ANSWERS)}`);
	expect(answer).toMatchObject({ state: "sent" });
	const { age: _, ...left } = KEPT;
	expect((await kept()).answers).toEqual({ quiz: left, offered: [] });
});

test("a form without any answer is of no result", async () => {
	await expect(send("kind=quiz")).rejects.toMatchObject({ init: { status: 404 } });
});
