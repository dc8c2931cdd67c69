import { describe, expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import type { RequestFormView } from "../pages/request-form-view.ts";
import type { RequestAnswer } from "../submitting/request-answer.ts";
import { RequestForm } from "./request-form.tsx";

const VIEW: RequestFormView = {
	kind: "callback",
	course: undefined,
	tariffCode: undefined,
	tariffName: undefined,
	guide: undefined,
	starts: [],
	holdDays: 3,
	startId: undefined,
	awaited: undefined,
	needsEmail: false,
	child: undefined,
	messengers: ["telegram", "call"],
	asksWishes: true,
	promisesCall: true,
	consents: [],
	promise: "",
	validUntil: new Date("2026-12-07T16:00:00Z"),
	phone: { number: "+78000000000", label: "8 800 000-00-00" },
};

/** Names of the fields that are open to all, and of those that are folded away. */
function fieldsOf(size: "full" | "short", refused?: RequestAnswer) {
	const html = drawInRussian(<RequestForm view={VIEW} size={size} refused={refused} />);
	const [, head = "", open, folded = "", rest = ""] = /^(.*)<details([^>]*)>(.*)<\/details>(.*)$/s.exec(html) ?? [];
	const namesIn = (part: string) =>
		[...part.matchAll(/ name="(surname|phone|email|wishedAt)"/g)].map(([, name]) => name);
	const [, fold] = /<summary>(.*?)<\/summary>/.exec(folded) ?? [];
	return { plain: namesIn(head + rest), folded: namesIn(folded), fold, isOpen: open?.includes("open") };
}

describe("a request form asks for the surname", () => {
	test("beside the name where it is a page or a dialog", () => {
		expect(fieldsOf("full")).toEqual({
			plain: ["surname", "phone"],
			folded: ["email", "wishedAt"],
			fold: "Добавить время, почту или вопрос",
			isOpen: false,
		});
	});

	test("among what is folded away where it stands in another page", () => {
		expect(fieldsOf("short")).toEqual({
			plain: ["phone"],
			folded: ["surname", "email", "wishedAt"],
			fold: "Добавить фамилию, время, почту или вопрос",
			isOpen: false,
		});
	});

	test("and unfolds what it was typed into", () => {
		const refused: RequestAnswer = {
			state: "errors",
			errors: { name: "nameRequired" },
			values: { surname: "Морозова" },
		};
		expect([fieldsOf("short", refused).isOpen, fieldsOf("full", refused).isOpen]).toEqual([true, false]);
	});
});
