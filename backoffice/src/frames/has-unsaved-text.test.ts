import { expect, test } from "vitest";
import { hasUnsavedText } from "./has-unsaved-text.ts";

test("a form that would keep the window open has unsaved text, until it has none", () => {
	const screen = new EventTarget();
	expect(hasUnsavedText(screen)).toBe(false);
	const keep = (event: Event) => event.preventDefault();
	screen.addEventListener("beforeunload", keep);
	expect(hasUnsavedText(screen)).toBe(true);
	screen.removeEventListener("beforeunload", keep);
	expect(hasUnsavedText(screen)).toBe(false);
});
