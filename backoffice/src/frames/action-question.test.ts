import { expect, test } from "vitest";
import { questionOf } from "./action-question.ts";

test("an action that would take typed text away asks first, even one that asks for nothing else", () => {
	const screen = new EventTarget();
	expect(questionOf({ isAsked: false, screen })).toBeUndefined();
	expect(questionOf({ isAsked: true, screen })).toEqual({ losesText: false });
	screen.addEventListener("beforeunload", (event) => event.preventDefault());
	expect(questionOf({ isAsked: false, screen })).toEqual({ losesText: true });
	expect(questionOf({ isAsked: true, screen })).toEqual({ losesText: true });
});
