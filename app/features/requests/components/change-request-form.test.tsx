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
