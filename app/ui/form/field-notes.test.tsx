import { expect, test } from "vitest";
import { drawInRussian } from "../../../tests/fixtures/draw-in-russian.tsx";
import { FieldNotes, NecessityMark } from "./field-notes.tsx";

test("a line tears no phone that a note gives as an example", () => {
	const note = "нужны все цифры с кодом, например +7 903 123-45-67";
	const held = '<span class="nowrap">+7 903 123-45-67</span>';
	expect(drawInRussian(<FieldNotes error={note} />)).toContain(held);
	expect(drawInRussian(<FieldNotes hint={note} />)).toContain(held);
});

test("the word after a label is not glued to it where it is read aloud", () => {
	// A space between two nodes of text is lost there.
	expect(drawInRussian(<NecessityMark optional />)).toContain("> необязательно<");
});
