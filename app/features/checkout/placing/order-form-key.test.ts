import { expect, test } from "vitest";
import { formKey } from "./order-form-key.server.ts";

test("without script the same purchase from the same browser has one key for ten minutes", () => {
	const now = new Date("2026-11-21T12:01:00Z");
	const input = { customer: { name: "А", surname: "О", phone: "+79031234567", email: "Anna@example.com" } };
	const lines = [{ courseSlug: "scratch", tariffCode: "group" }];
	const submission = { typed: "", input, lines, visitor: { ip: "192.0.2.1", agent: "a" }, now };
	const key = formKey(submission);
	expect(key).toMatch(/^sha256:[0-9a-f]{64}$/);
	expect(formKey({ ...submission, now: new Date("2026-11-21T12:09:59Z") })).toBe(key);
	expect(formKey({ ...submission, now: new Date("2026-11-21T12:10:00Z") })).not.toBe(key);
	expect(formKey({ ...submission, visitor: { ip: "192.0.2.2", agent: "a" } })).not.toBe(key);
	expect(formKey({ ...submission, typed: "0123456789abcdef" })).toBe("0123456789abcdef");
	expect(formKey({ ...submission, typed: key })).toBe(key);
});
