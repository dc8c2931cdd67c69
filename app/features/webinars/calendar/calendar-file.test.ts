import { describe, expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";
import { calendarLinks } from "./calendar-links.ts";

const event = {
	uid: "game-2026-12-01@school.example",
	title: "Собираем игру; за час, в прямом эфире",
	text: "Строка одна,\nстрока два \\ и ещё много слов, чтобы строка файла стала длиннее семидесяти пяти октетов",
	startsAt: new Date("2026-12-01T16:00:00Z"),
	minutes: 75,
	url: "https://school.example/webinars/game",
};
const now = new Date("2026-11-18T09:00:00Z");

describe("a calendar file", () => {
	const file = calendarFile({ name: "Вебинары", school: "Comet, Inc", now, events: [{ ...event, alarm: 10 }] });
	const unfolded = file.replaceAll("\r\n ", "").split("\r\n");

	test("tells times in UTC, the end from the length", () => {
		expect(unfolded).toEqual(
			expect.arrayContaining(["DTSTAMP:20261118T090000Z", "DTSTART:20261201T160000Z", "DTEND:20261201T171500Z"]),
		);
	});

	test("belongs to no exchange of invitations, and tells which of two versions of an event is the later one", () => {
		expect(file).not.toMatch(/^(METHOD|ORGANIZER)/m);
		expect(unfolded).toContain("SEQUENCE:0");
		const moved = calendarFile({ name: "all", school: "Comet", now, events: [{ ...event, sequence: 3 }] });
		expect(moved).toContain("SEQUENCE:3\r\n");
	});

	test("has no line over 75 octets, none cut within a letter, every end CRLF", () => {
		const lines = file.split("\r\n");
		expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
		expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n\ufffd]/);
		expect(file).toMatch(/END:VCALENDAR\r\n$/);
	});

	test("is of the school that made it", () => {
		expect(unfolded).toContain("PRODID:-//Comet\\, Inc//Webinars//EN");
	});

	test("escapes what has a meaning in such files, and gives the texts back whole", () => {
		expect(unfolded).toContain("SUMMARY:Собираем игру\\; за час\\, в прямом эфире");
		const text = unfolded.find((line) => line.startsWith("DESCRIPTION:Строка"))?.slice("DESCRIPTION:".length) ?? "";
		const read = text.replace(/\\([\\;,n])/g, (_all, mark) => (mark === "n" ? "\n" : mark));
		expect(read).toBe(event.text);
	});

	test("rings before the start only where that is asked for", () => {
		expect(file).toContain("TRIGGER:-PT10M");
		expect(calendarFile({ name: "all", school: "Comet", now, events: [event] })).not.toContain("VALARM");
	});
});

test("links to calendars on the web carry the times and the public page", () => {
	const { google, outlook } = calendarLinks(event);
	expect(new URL(google).searchParams.get("dates")).toBe("20261201T160000Z/20261201T171500Z");
	expect(new URL(google).searchParams.get("location")).toBe(event.url);
	expect(new URL(outlook).searchParams.get("startdt")).toBe("2026-12-01T16:00:00.000Z");
	expect(new URL(outlook).searchParams.get("enddt")).toBe("2026-12-01T17:15:00.000Z");
});
