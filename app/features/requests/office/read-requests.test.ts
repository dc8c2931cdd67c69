import { afterAll, beforeAll, expect, test } from "vitest";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { openTestBoard, type TestBoard } from "../board/board.fixture.ts";
import { readRequests } from "./read-requests.server.ts";

let board: TestBoard;
beforeAll(async () => {
	board = await openTestBoard();
	await addWebinar("game", { startsAt: "2026-11-27T16:00:00Z", zone: "Europe/Moscow" });
});
afterAll(() => board.close());

const TITLE = { ru: "Первая игра", en: "First game" };

async function addWebinar(slug: string, when: { startsAt: string; zone: string }, title = TITLE) {
	await board.db
		.insertInto("webinar")
		.values({
			...when,
			slug,
			audience: "children",
			planet: "comet",
			cover: "cover-game",
			minutes: 60,
			seats: 1,
			streamAddress: "https://live.school.example/room",
			courses: [],
			text: JSON.stringify({ ru: { title: title.ru }, en: { title: title.en } }),
		})
		.execute();
}

async function webinarOf(subject: string | null) {
	const [record] = await readRequests(board.db, [await board.request({ kind: "waitlist", subject })]);
	return record?.webinar;
}

test("a request names the webinar that it is about with the date that was asked for, not the next one", async () => {
	expect(await webinarOf("webinar:game@2026-11-20")).toEqual({ title: TITLE, day: "2026-11-20" });
});

test("the day is that of the webinar's own zone, though requests are told apart by the day in UTC", async () => {
	await addWebinar("morning", { startsAt: "2026-12-01T23:00:00Z", zone: "Asia/Vladivostok" });
	expect(await webinarOf("webinar:morning@2026-12-01")).toMatchObject({ day: "2026-12-02" });
	expect(await webinarOf("webinar:morning@2026-11-30")).toMatchObject({ day: "2026-12-01" });
});

test("the figures of the school that the title quotes are read", async () => {
	const when = { startsAt: "2026-12-01T16:00:00Z", zone: "Europe/Moscow" };
	await addWebinar("quoting", when, { ru: "Эфир школы «{{school}}»", en: "A stream of {{school}}" });
	const { school } = await getSiteSettings(board.db);
	const title = { ru: `Эфир школы «${school.ru}»`, en: `A stream of ${school.en}` };
	expect(await webinarOf("webinar:quoting@2026-12-01")).toMatchObject({ title });
});

test("the day is right on both sides of a change of clocks", async () => {
	await addWebinar("evening", { startsAt: "2026-11-07T00:30:00Z", zone: "America/New_York" });
	expect(await webinarOf("webinar:evening@2026-11-07")).toMatchObject({ day: "2026-11-06" });
	expect(await webinarOf("webinar:evening@2026-10-30")).toMatchObject({ day: "2026-10-30" });
});

test("of a webinar that is gone the slug is left, and a request about anything else names none", async () => {
	expect(await webinarOf("webinar:gone@2026-11-20")).toMatchObject({ title: { ru: "gone", en: "gone" } });
	expect(await webinarOf("instalment:6")).toBeNull();
	expect(await webinarOf(null)).toBeNull();
});

test("answers to the quiz are told in words, in the order of its questions, what the school dropped by its kept name", async () => {
	const option = (key: string, ru: string, en: string) => ({ key, ages: null, art: "comet", text: { ru, en } });
	const questions = [
		{ key: "age", options: [option("a11", "11–12 лет", "11–12 years"), option("a13", "13 лет", "13 years")] },
		{ key: "device", options: [option("strong", "Ноутбук из {{school}}", "A laptop of {{school}}")] },
	];
	const quiz = { slug: "child", questions: JSON.stringify(questions), courses: "[]" };
	await board.db.deleteFrom("quiz").execute();
	await board.db.insertInto("quiz").values(quiz).execute();
	const answersOf = async (answers: object | null) => {
		const values = { kind: "quiz" as const, answers: answers && JSON.stringify(answers) };
		const [record] = await readRequests(board.db, [await board.request(values)]);
		return record?.quizAnswers;
	};
	const { school } = await getSiteSettings(board.db);
	expect(await answersOf({ quiz: { device: "strong", age: "a11" }, offered: [] })).toEqual([
		{ question: "age", text: { ru: "11–12 лет", en: "11–12 years" } },
		{ question: "device", text: { ru: `Ноутбук из ${school.ru}`, en: `A laptop of ${school.en}` } },
	]);
	expect(await answersOf({ quiz: { age: "a9" } })).toEqual([{ question: "age", text: { ru: "a9", en: "a9" } }]);
	expect(await answersOf({ about: "webinar" })).toBeNull();
	expect(await answersOf(null)).toBeNull();
});

test("a request that promises no call has no time by which somebody answers", async () => {
	const [waiting] = await readRequests(board.db, [await board.request({ kind: "waitlist" })]);
	const [trial] = await readRequests(board.db, [await board.request({ kind: "trial" })]);
	expect(waiting).toMatchObject({ respondBy: null, dueAt: null });
	expect(trial?.respondBy).toEqual(trial?.dueAt);
	expect(trial?.respondBy).toBeInstanceOf(Date);
});
