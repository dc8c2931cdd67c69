import { expect, test } from "vitest";
import { csvLine, SEPARATORS } from "./csv.ts";

const HOSTILE = [
	"=1+1",
	"+7 903 123-45-67",
	"Спасибо;=cmd|' /C calc'!A0;конец",
	"Спасибо,=cmd|' /C calc'!A0,конец",
	'a;"=1+1";b',
	"a, \"'@sum(1)",
	"a\tb\t-1+1",
	"a\r\n=1+1\nb",
	"\t=1+1",
	"\n=1+1",
	" =1+1",
	'"=1+1',
	"＝1+1",
	"a;＋1,－1",
	"＠sum(1)",
];

/** Cells as the simplest reader parts them: quotes count only where they stand around a whole cell, and none at all in the other file. */
const parted = (line: string, separator: string) =>
	line.split(new RegExp(`[${separator}\\t\\r\\n]`)).map((cell) => cell.replace(/^["\s]+/, ""));

test.each(HOSTILE)("no spreadsheet begins a formula in %j, whatever it parts cells by", (text) => {
	for (const written of Object.values(SEPARATORS)) {
		const line = csvLine(["a", text, "b"], written);
		for (const read of Object.values(SEPARATORS)) {
			expect(parted(line, read).filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
		}
	}
});

test("numbers, and texts in which nothing begins, stay as they are", () => {
	expect(csvLine([-5, "от 7-9 лет, a=b", null, true], ";")).toBe("-5;от 7-9 лет, a=b;;true\r\n");
	expect(csvLine(["a,b", 'c"d'], ",")).toBe('"a,b","c""d"\r\n');
});
