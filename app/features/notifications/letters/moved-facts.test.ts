import { expect, test } from "vitest";
import { letterWords } from "./letter-words.ts";
import { movedFacts } from "./moved-facts.ts";

const at = (hour: string, zone = "Europe/Moscow") => ({ startsAt: new Date(`2027-01-11T${hour}:00:00Z`), zone });

function tell(visitorZone: string | null, title?: string): string[] {
	const facts = movedFacts({ from: at("15"), to: at("17"), title }, { locale: "ru", visitorZone }, letterWords("ru"));
	return facts.map(({ label, value }) => `${label}: ${value}`.replaceAll("\u00a0", " "));
}

test("a group that was moved is told by its own clock, and by the visitor's where that shows another time", () => {
	const own = ["Было: 11 января, понедельник, 18:00 (GMT+3)", "Стало: 11 января, понедельник, 20:00 (GMT+3)"];
	for (const zone of [null, "Europe/Moscow", "Europe/Minsk"]) expect(tell(zone)).toEqual(own);
	expect(tell("Asia/Omsk")).toEqual([
		`${own[0]}; по вашим часам 11 января, понедельник, 21:00 (GMT+6)`,
		`${own[1]}; по вашим часам 11 января, понедельник, 23:00 (GMT+6)`,
	]);
	expect(tell(null, "Scratch")[0]).toBe("Было: Scratch: 11 января, понедельник, 18:00 (GMT+3)");
});
