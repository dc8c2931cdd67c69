import { expect, test } from "vitest";
import { createNotes } from "./session-notes.ts";

test("notes break nothing where storage is forbidden, full or spoilt", () => {
	const forbidden = createNotes(() => {
		throw new Error("SecurityError");
	});
	forbidden.write("a", 1);
	forbidden.remove("a");
	expect(forbidden.read("a")).toBeUndefined();
	const spoilt = createNotes(() => ({ getItem: () => "{", setItem: () => undefined, removeItem: () => undefined }));
	expect(spoilt.read("a")).toBeUndefined();
});
