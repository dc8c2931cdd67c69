import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import type { MyData } from "../pages/get-my-data.server.ts";
import { ChangeRequestForm } from "./change-request-form.tsx";

test.each([
	["wishedAt", 120],
	["handle", 64],
	["message", 2000],
] as const)("what is too long is said at its own field, with its own limit: %s", (field, limit) => {
	const my = { channel: "call", handle: null, wishedAt: null, message: null, email: null } as MyData;
	const props = { my, messengers: ["call" as const], isClosed: false, isSaved: false, typed: undefined };
	const html = drawInRussian(<ChangeRequestForm {...props} error="tooLong" field={field} />).replaceAll("\u00a0", " ");
	const wrong = [...html.matchAll(/<(?:input|textarea)[^>]*aria-invalid="true"[^>]*>/g)].map(([control]) => control);
	expect(wrong).toEqual([expect.stringContaining(`name="${field}"`)]);
	expect(html).toContain(`сократите до ${limit} знаков`);
});

function draw(told: Partial<Parameters<typeof ChangeRequestForm>[0]> = {}): string {
	const kept = { channel: "call", handle: "@anna", wishedAt: "после шести", message: "Есть каникулы?", email: null };
	const nothing = { isClosed: false, isSaved: false, error: undefined, field: undefined, typed: undefined };
	const props = { ...nothing, my: kept as MyData, messengers: ["call", "telegram"] as const, ...told };
	return drawInRussian(<ChangeRequestForm {...props} />).replaceAll("\u00a0", " ");
}

test("a channel that was not chosen is told at the channels alone", () => {
	const invalid = (html: string) => html.match(/<(?:input|textarea)[^>]*aria-invalid="true"[^>]*>/g) ?? [];
	const html = draw({ error: "required" });
	expect(html).toContain("Обязательное поле");
	expect(invalid(html)).toHaveLength(2);
	for (const control of invalid(html)) expect(control).toContain('name="channel"');
	expect(invalid(draw())).toEqual([]);
});

test("the form begins with what is kept, or with what was typed and not taken", () => {
	const values = (html: string) => [
		/type="radio"[^>]*checked=""[^>]*value="(\w+)"/.exec(html)?.[1],
		/name="handle"[^>]*value="([^"]*)"/.exec(html)?.[1],
		/name="wishedAt"[^>]*value="([^"]*)"/.exec(html)?.[1],
		/<textarea[^>]*>([^<]*)</.exec(html)?.[1],
	];
	expect(values(draw())).toEqual(["call", "@anna", "после шести", "Есть каникулы?"]);
	const typed = { channel: "telegram", message: "Другой вопрос", handle: "" };
	expect(values(draw({ error: "tooMany", typed }))).toEqual(["telegram", "", "после шести", "Другой вопрос"]);
});

test("a change that is saved is said to be, and a request that is closed takes none", () => {
	expect(draw({ isSaved: true })).toMatch(/role="status">.*Изменения сохранены/);
	expect(draw()).not.toContain("Изменения сохранены");
	const closed = draw({ isClosed: true });
	expect(closed).toContain("уже закрыта");
	expect(closed).not.toContain("<form");
});
