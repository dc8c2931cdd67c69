import { expect, test } from "vitest";
import { readPictureLine } from "./draw-picture.ts";

test("a line that asks for a picture is read, a line of a text and one that is far too long are none", () => {
	expect(readPictureLine('  ::picture{id="1" caption="Ракета, «Орбита»"} ')).toEqual({
		id: "1",
		caption: "Ракета, «Орбита»",
	});
	expect(readPictureLine("::picture{}")).toEqual({});
	for (const line of ["Текст", 'Вот ::picture{id="1"}', '::picture{id="1"} текст', '::picture{id="1"'])
		expect(readPictureLine(line), line).toBeUndefined();
	expect(readPictureLine(`::picture{id="1" ${"a".repeat(1900)}}`)).toEqual({ id: "1" });
	expect(readPictureLine(`::picture{id="1" ${"a".repeat(2100)}}`)).toBeUndefined();
});
