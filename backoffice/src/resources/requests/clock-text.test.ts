import { expect, test } from "vitest";
import { countdownText, lastedParts } from "./clock-text.ts";
import { initialsOf, messengerLink } from "./person-text.ts";

test("a countdown shows minutes and seconds, hours where there are any, and no sign", () => {
	expect([0, 9.9, 61, 899, -185, 3600, -90_061].map(countdownText)).toEqual([
		"0:00",
		"0:09",
		"1:01",
		"14:59",
		"3:05",
		"1:00:00",
		"25:01:01",
	]);
});

test("how long something lasted is said in its two largest units", () => {
	const said = (seconds: number) => lastedParts(seconds).map(({ unit, count }) => `${count} ${unit}`);
	expect(said(0)).toEqual(["0 minutes"]);
	expect(said(250)).toEqual(["4 minutes"]);
	expect(said(7500)).toEqual(["2 hours", "5 minutes"]);
	expect(said(86_400)).toEqual(["1 days"]);
	expect(said(90_061)).toEqual(["1 days", "1 hours"]);
});

test("people are written to where they chose, as far as there is an address", () => {
	const person = { channel: "telegram" as const, handle: "@anna_p", phone: "+79162041830", email: "a@b.ru" };
	expect(messengerLink(person)).toBe("https://t.me/anna_p");
	expect(messengerLink({ ...person, handle: "Анна" })).toBe("https://t.me/+79162041830");
	expect(messengerLink({ ...person, channel: "whatsapp" })).toBe("https://wa.me/79162041830");
	expect(messengerLink({ ...person, channel: "mail" })).toBe("mailto:a@b.ru");
	for (const handle of ["+7 999 111-22-33", "89991112233", "(999) 111 22 33"]) {
		expect(messengerLink({ ...person, handle })).toBe("https://t.me/+79991112233");
		expect(messengerLink({ ...person, handle, channel: "whatsapp" })).toBe("https://wa.me/79991112233");
		expect(messengerLink({ ...person, handle, channel: "viber" })).toBe("viber://chat?number=%2B79991112233");
	}
	expect(messengerLink({ ...person, handle: "+357 99 123456", channel: "whatsapp" })).toBe("https://wa.me/35799123456");
	expect(messengerLink({ ...person, handle: "2024", channel: "whatsapp" })).toBe("https://wa.me/79162041830");
	expect(messengerLink({ ...person, channel: "mail", email: null })).toBeUndefined();
	expect(messengerLink({ ...person, channel: "call" })).toBeUndefined();
});

test("a person has two initials", () => {
	expect(initialsOf("екатерина морозова")).toBe("ЕМ");
	expect(initialsOf("Денис")).toBe("Д");
});
