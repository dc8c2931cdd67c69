import { expect, test } from "vitest";
import { readRequestChange } from "./read-request-change.server.ts";

const read = (texts: Readonly<Record<string, string>>) => readRequestChange({ channel: "call", ...texts }, ["call"]);

test.each([
	["handle", 64],
	["wishedAt", 120],
	["message", 2000],
])("%s has %d characters at most, and is named where it has more", (field, limit) => {
	expect(read({ [field]: "ж".repeat(limit) })).toMatchObject({ ok: true, value: { [field]: "ж".repeat(limit) } });
	expect(read({ [field]: "ж".repeat(limit + 1) })).toEqual({ ok: false, code: "tooLong", field });
});

test("a way to be reached that the school does not offer is none, and empty texts are nothing", () => {
	expect(readRequestChange({ channel: "mail" }, ["call"])).toEqual({ ok: false, code: "required", field: "channel" });
	const nothing = { handle: null, wishedAt: null, message: null };
	expect(read({ handle: "  ", message: "\u200b" })).toEqual({ ok: true, value: { channel: "call", ...nothing } });
});
