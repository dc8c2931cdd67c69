import { expect, test } from "vitest";
import { drawInRussian } from "../../../tests/fixtures/draw-in-russian.tsx";
import { FieldNotes } from "./field-notes.tsx";

test("a line tears no phone that a note gives as an example", () => {
	const note = "нужны все цифры с кодом, например +7 903 123-45-67";
	const held = '<span class="nowrap">+7 903 123-45-67</span>';
	expect(drawInRussian(<FieldNotes error={note} />)).toContain(held);
	expect(drawInRussian(<FieldNotes hint={note} />)).toContain(held);
});
