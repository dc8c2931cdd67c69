import { afterAll, beforeAll, expect, test } from "vitest";
import { minutesAfter, NOON, openTestBoard, SITE, type TestBoard } from "../../requests/board/board.fixture.ts";
import { getAnnouncedRequest } from "../facts/get-announced-request.server.ts";
import { dayAndTime } from "./day-and-time.ts";
import { writeRequestLetter } from "./write-request-letter.server.ts";

let board: TestBoard;
beforeAll(async () => {
	board = await openTestBoard();
});
afterAll(() => board.close());

async function letterAbout(values: Parameters<TestBoard["request"]>[0], now = NOON): Promise<string> {
	const request = await getAnnouncedRequest(board.db, await board.request(values), now);
	if (!request) throw new Error("no request");
	return (await writeRequestLetter(request, { siteUrl: "https://school.example", now })).text;
}

test("the letter speaks of a saved discount with an end and without one, as the page does", async () => {
	const discount = { discountPercent: 25, discountMinor: 1_000_000, discountCurrency: "RUB" } as const;
	expect(await letterAbout(discount)).toMatch(/25\s%, сохранена\sза\sвами/);
	const until = new Date("2026-11-30T21:00:00Z");
	expect(await letterAbout({ ...discount, discountUntil: until })).toMatch(/25\s%, действует\sдо\s30\sноября/);
	expect(await letterAbout({})).not.toContain("Скидка");
});

test("the letter about a guide promises no call, even when the guide is gone", async () => {
	expect(await letterAbout({})).toContain("перезвонит");
	expect(await letterAbout({ kind: "guide" })).not.toContain("перезвонит");
});

test.each([
	["call", "Менеджер перезвонит", "не дожидаясь звонка"],
	["telegram", "Менеджер напишет вам", "не дожидаясь ответа"],
	["mail", "Менеджер напишет вам", "не дожидаясь ответа"],
] as const)("the letter to who chose %s promises what the page does", async (channel, promise, pickTime) => {
	const request = await getAnnouncedRequest(board.db, await board.request({ channel }), NOON);
	if (!request) throw new Error("no request");
	const letter = await writeRequestLetter(
		{ ...request, canPickTime: true },
		{ siteUrl: "https://school.example", now: NOON },
	);
	const text = letter.text.replaceAll(/\s+/g, " ");
	expect(text).toContain(`${promise} сегодня до 12:15 по Москве`);
	expect(text).toContain(pickTime);
	if (channel !== "call") expect(text).not.toMatch(/перезвонит|звонка/);
});

test("the letter that is sent after the promised moment promises no call", async () => {
	expect(await letterAbout({}, minutesAfter(NOON, 14))).toContain("перезвонит");
	const late = (await letterAbout({}, minutesAfter(NOON, 15))).replaceAll("\u00a0", " ");
	expect(late).not.toContain("перезвонит");
	expect(late).toContain("Менеджер свяжется с вами в рабочие часы школы.");
});

test("the letter that was held up says nothing of a call that was made or of a discount that is over", async () => {
	const until = minutesAfter(NOON, 10);
	const saved = {
		discountPercent: 25,
		discountMinor: 1_000_000,
		discountCurrency: "RUB",
		discountUntil: until,
	} as const;
	expect(await letterAbout(saved, minutesAfter(NOON, 9))).toMatch(/скидка.сохранена/);
	expect(await letterAbout(saved, until)).not.toMatch(/скидка/i);
	for (const values of [{ firstResponseAt: NOON }, { status: "lost" }] as const) {
		expect(await letterAbout(values)).not.toMatch(/перезвонит|свяжется/);
	}
});

test("the letter says the hours of a call only while they lead to the moment that was promised", async () => {
	const night = new Date("2026-11-18T20:30:00Z");
	const request = await getAnnouncedRequest(board.db, await board.request({ createdAt: night }), night);
	if (!request) throw new Error("no request");
	const letterBy = async (hours: typeof SITE.hours) => {
		const asked = { ...request, settings: { ...request.settings, hours } };
		const { text } = await writeRequestLetter(asked, { siteUrl: "https://school.example", now: night });
		return text.replaceAll("\u00a0", " ");
	};
	expect(await letterBy(SITE.hours)).toContain("перезвонит завтра с 9:00 до 9:15 по Москве");
	expect(await letterBy({ ...SITE.hours, thursday: ["12:00", "21:00"] })).toContain(
		"перезвонит завтра до 9:15 по Москве",
	);
});

test("the letter about a waiting list promises a word once, and no call", async () => {
	const letter = (await letterAbout({ kind: "waitlist" })).replaceAll("\u00a0", " ");
	expect(letter).toContain("Сообщим один раз, когда появится место или откроется запись.");
	expect(letter).not.toContain("перезвонит");
});

test("the letter about a waiting list of a group names it by its own clock, and holds no place in it", async () => {
	const group = await board.db.selectFrom("start").selectAll().executeTakeFirstOrThrow();
	const asked = { courseId: group.courseId, tariffId: group.tariffId, startId: group.id };
	const letter = await letterAbout({ kind: "waitlist", ...asked });
	expect(letter).toContain(`старт ${dayAndTime(group.startsAt, "ru", group.zone)}`);
	expect(letter).not.toContain("держим");
});

test.each([
	["ru", "лист ожидания, Игра за вечер, 20 ноября", "Вебинар"],
	["en", "waiting list, A game in an evening, 20 November", "Webinar"],
] as const)(
	"the letter about a waiting list of a webinar names it and its day, in the subject too (%s)",
	async (locale, matter, label) => {
		const subject = "webinar:game@2026-11-20";
		const id = await board.request({ kind: "waitlist", subject, locale });
		const webinar = { title: { ru: "Игра за вечер", en: "A game in an evening" }, day: "2026-11-20" };
		const request = await getAnnouncedRequest(board.db, id, NOON);
		if (!request) throw new Error("no request");
		expect(request.webinar).toMatchObject({ day: webinar.day });
		const letter = await writeRequestLetter({ ...request, webinar }, { siteUrl: "https://school.example", now: NOON });
		expect(letter.subject.replaceAll("\u00a0", " ")).toContain(matter);
		expect(letter.text.replaceAll("\u00a0", " ")).toMatch(new RegExp(`${label}.*${webinar.title[locale]}`, "s"));
	},
);
