import { expect, test } from "vitest";
import { clipText } from "./clip-text.ts";

test("a text is cut between its signs", () => {
	expect(clipText("Курс", 10)).toBe("Курс");
	expect(clipText("Курс", 2)).toBe("Ку");
	expect(clipText("Курс🚀", 5)).toBe("Курс");
	expect(clipText("Курс🚀", 6)).toBe("Курс🚀");
});
