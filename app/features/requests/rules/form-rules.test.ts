import { expect, test } from "vitest";
import { MESSENGERS, type Messenger } from "../../../shared/messengers.ts";
import { formRulesOf } from "./form-rules.ts";

function settingsOf(from: number, to: number) {
	return { messengers: MESSENGERS, facts: { age_min: { value: from }, age_max: { value: to } } };
}
const settings = settingsOf(7, 17);
const children = { audience: "children" } as const;

test("a form about a children's course asks the age, except for a guide; one about a course for adults or about none does not", () => {
	const child = { ages: { from: 5, to: 18 }, isAgeKnown: false };
	expect(formRulesOf("trial", { course: children, settings })).toMatchObject({ child });
	const known = formRulesOf("quiz", { course: children, settings, isAgeKnown: true });
	expect(known).toMatchObject({ child: { ...child, isAgeKnown: true } });
	expect(formRulesOf("guide", { course: children, settings }).child).toBeUndefined();
	for (const course of [{ audience: "adults" } as const, undefined]) {
		expect(formRulesOf("trial", { course, settings, isAgeKnown: true }).child).toBeUndefined();
	}
});

test("the school may teach younger and older children than forms expect, never do forms expect fewer", () => {
	const agesOf = (from: number, to: number) =>
		formRulesOf("trial", { course: children, settings: settingsOf(from, to) }).child?.ages;
	expect([agesOf(4, 19), agesOf(9, 14)]).toEqual([
		{ from: 4, to: 19 },
		{ from: 5, to: 18 },
	]);
});

test("who asks for a call is offered a call first, where the school calls at all", () => {
	const ofKind = (kind: "callback" | "trial", messengers: readonly Messenger[] = MESSENGERS) =>
		formRulesOf(kind, { course: undefined, settings: { ...settings, messengers } }).messengers;
	expect(ofKind("callback")[0]).toBe("call");
	expect([...ofKind("callback")].sort()).toEqual([...MESSENGERS].sort());
	expect(ofKind("trial")).toEqual(MESSENGERS);
	expect(ofKind("callback", ["telegram", "mail"])).toEqual(["telegram", "mail"]);
});
