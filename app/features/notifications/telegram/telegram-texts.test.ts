import { expect, test } from "vitest";
import {
	escalatedRequestText,
	freePlaceText,
	newRequestText,
	openingText,
	type RequestNotice,
	repeatedRequestText,
} from "./telegram-texts.server.ts";

const NOTICE: RequestNotice = {
	id: "0190-abc",
	number: 1042,
	kind: "trial",
	channel: "call",
	name: "анна Иванова +79031234567",
	courseTitle: "Roblox Studio",
	respondBy: new Date("2026-11-21T11:20:00Z"),
	zone: "Europe/Moscow",
	publicUrl: "https://orbita.example/school",
};

const GROUPS = [{ startsAt: new Date("2027-01-15T16:00:00Z"), zone: "Europe/Moscow" }];

const lines = (text: string) => text.replaceAll("\u00a0", " ").split("\n");

test("managers learn the number, the matter, the course, the term and the card, and of the person one letter", () => {
	expect(lines(newRequestText(NOTICE))).toEqual([
		"Новая заявка № 1042",
		"Пробный урок",
		"Курс: Roblox Studio",
		"Имя: А.",
		"Ответить до 14:20, 21 ноября",
		"Открыть: https://orbita.example/school/admin/requests/0190-abc",
	]);
});

test.each(["guide", "waitlist"] as const)("of a %s no answer is asked for", (kind) => {
	expect(newRequestText({ ...NOTICE, kind })).not.toContain("Ответить");
});

test("of a webinar managers learn which one, and its day", () => {
	const webinar = { title: { ru: "Первая игра", en: "First game" }, day: "2026-11-20" };
	const waiting: RequestNotice = { ...NOTICE, kind: "waitlist", courseTitle: null, webinar };
	expect(lines(newRequestText(waiting))).toContain("Вебинар: Первая игра, 20 ноября");
	expect(lines(repeatedRequestText({ ...waiting, locale: "en" }))).toContain("Webinar: First game, 20 November");
});

test("of a group that was asked for managers learn which one, by its own clock", () => {
	const waiting: RequestNotice = { ...NOTICE, kind: "waitlist", groups: GROUPS };
	expect(lines(newRequestText(waiting))).toContain("Группа: старт 15 января, 19:00 (GMT+3)");
	expect(lines(repeatedRequestText({ ...waiting, locale: "en" }))).toContain("Group: starts 15 January, 19:00 (GMT+3)");
});

test("of a free place managers learn the webinar, how many wait and where they are, and nothing of anybody", () => {
	const webinar = { title: { ru: "Первая игра", en: "First game" }, day: "2026-11-20" };
	expect(lines(freePlaceText({ ...NOTICE, webinar }, { waiting: 3 }))).toEqual([
		"На вебинаре освободилось место",
		"Вебинар: Первая игра, 20 ноября",
		"Ждут места: 3",
		"Открыть: https://orbita.example/school/admin#/requests?filter=%7B%22kind%22%3A%22waitlist%22%7D",
	]);
});

test("of a course that opened managers learn how many were told, how many left no e-mail and where they are", () => {
	const course = { ...NOTICE, courseId: "c1", courseTitle: "Unity" };
	expect(lines(openingText(course, { waiting: 5, toCall: 2, groups: GROUPS }))).toEqual([
		"Открылась запись на курс с листом ожидания",
		"Курс: Unity",
		"Есть место в группе: старт 15 января, 19:00 (GMT+3)",
		"Узнали об этом: 5",
		"Без почты, нужно связаться: 2",
		`Открыть: https://orbita.example/school/admin#/requests?filter=${encodeURIComponent('{"kind":"waitlist","courseId":"c1"}')}`,
	]);
	expect(openingText({ ...course, locale: "en" }, { waiting: 1, toCall: 0, groups: [] })).not.toContain(
		"to be contacted",
	);
});

test("a repeated request is told apart", () => {
	expect(lines(repeatedRequestText({ ...NOTICE, courseTitle: null }))).toEqual([
		"Повторная заявка № 1042",
		"Оставили ещё раз, новая карточка не заведена",
		"Пробный урок",
		"Имя: А.",
		"Открыть: https://orbita.example/school/admin/requests/0190-abc",
	]);
});

test("a promise that runs out, or has, is told with the number, the initial and the link alone", () => {
	expect(lines(escalatedRequestText(NOTICE, "soon"))).toEqual([
		"Заявка № 1042 ждёт звонка: обещали до 14:20",
		"Пробный урок",
		"Курс: Roblox Studio",
		"Имя: А.",
		"Открыть: https://orbita.example/school/admin/requests/0190-abc",
	]);
	expect(lines(escalatedRequestText(NOTICE, "late"))[0]).toBe(
		"Срок вышел: по заявке № 1042 обещали позвонить до 14:20",
	);
	expect(escalatedRequestText(NOTICE, "late")).not.toMatch(/Иванова|903/);
	const anew = { ...NOTICE, callAt: new Date("2026-11-21T12:05:00Z") };
	expect(lines(escalatedRequestText(anew, "soon"))[0]).toBe("Заявка № 1042 ждёт звонка: обещали до 15:05");
});

test("of who is to be written to, managers are reminded of a message and not of a call", () => {
	const written = { ...NOTICE, channel: "whatsapp" } as const;
	expect(lines(escalatedRequestText(written, "soon"))[0]).toBe("Заявка № 1042 ждёт сообщения: обещали до 14:20");
	expect(lines(escalatedRequestText(written, "late"))[0]).toBe(
		"Срок вышел: по заявке № 1042 обещали написать до 14:20",
	);
	for (const kind of ["soon", "late"] as const) {
		expect(escalatedRequestText({ ...written, locale: "en" }, kind)).toMatch(/a message/);
		expect(escalatedRequestText({ ...NOTICE, locale: "en" }, kind)).toMatch(/a call/);
	}
});

test("English staff read it in English", () => {
	expect(lines(newRequestText({ ...NOTICE, locale: "en" }))).toContain("Respond by 14:20, 21 November");
});
