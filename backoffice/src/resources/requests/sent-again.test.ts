import { expect, test } from "vitest";
import { sentAgain } from "./sent-again.ts";
import english from "./words.en.json" with { type: "json" };
import russian from "./words.ru.json" with { type: "json" };

const speaker =
	(words: object) =>
	(key: string, options?: { _: string }): string => {
		const path = key.replace("resources.requests.", "").split(".");
		const word = path.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], words);
		return typeof word === "string" ? word : (options?._ ?? key);
	};

const NOTE = {
	name: "Анна",
	surname: "Петрова",
	phone: "+79031234567",
	email: "anna@example.com",
	channel: "telegram",
	handle: "@anna_p",
	childAge: 11,
	wishedAt: "вечером",
	message: "Прошлый номер\nс ошибкой",
	startId: "b2f4",
};

test("everything that was sent again is told with its label", () => {
	expect(sentAgain(NOTE, speaker(russian))).toBe(
		[
			"Имя: Анна",
			"Фамилия: Петрова",
			"Телефон: +7 903 123-45-67",
			"Почта: anna@example.com",
			"Способ связи: Telegram",
			"Имя в\u00a0мессенджере: @anna_p",
			"Возраст ребёнка: 11",
			"Удобное время: вечером",
			"Сообщение: Прошлый номер\nс ошибкой",
		].join("\n"),
	);
	const inEnglish = sentAgain(NOTE, speaker(english));
	expect(inEnglish).toContain("Phone: +7 903 123-45-67");
	expect(inEnglish).not.toContain("resources.");
});

test("what was the same, and what was erased, takes no line", () => {
	expect(sentAgain({ message: null, email: null, startId: null }, speaker(russian))).toBe("");
	expect(sentAgain({}, speaker(russian))).toBe("");
	expect(sentAgain({ channel: "pigeon" }, speaker(russian))).toBe("Способ связи: pigeon");
});
