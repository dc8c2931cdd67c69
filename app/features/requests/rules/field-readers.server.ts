import { z } from "zod";
import type { Messenger } from "../../../shared/messengers.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { readName } from "./read-name.ts";
import { type Phone, readPhone } from "./read-phone.server.ts";
import type { Ages, RequestErrorCode } from "./request-input.ts";
import { typedLine } from "./typed-text.ts";

/** What was read from one field, or the code of what is wrong with it. */
export type FieldResult<Value> = Result<Value, RequestErrorCode>;

/** Longest phone kept as it was typed. */
const RAW_PHONE_LIMIT = 64;

/**
 * A piece of the schema of a form, of one of the readers below. The message of its issue is the code.
 * Anything but a string (no box, a file by a forger) reads as nothing typed.
 */
export function field<Value>(read: (typed: string) => Result<Value, string>) {
	return z
		.string()
		.catch("")
		.transform((typed, context): Value => {
			const result = read(typed);
			if (result.ok) return result.value;
			context.addIssue({ code: "custom", message: result.code });
			return z.NEVER;
		});
}

/** The code of each field that such a schema found wrong, in the order of `fields`, which is the form's; `Code` is what its readers tell. */
export function codesByField<Field extends string, Code extends string>(
	fields: readonly Field[],
	{ issues }: z.ZodError,
): Partial<Record<Field, Code>> {
	const codes: Partial<Record<Field, Code>> = {};
	for (const field of fields) {
		const issue = issues.find(({ path }) => path[0] === field);
		if (issue) codes[field] = issue.message as Code;
	}
	return codes;
}

/** A surname; null where nothing was typed and none is needed. Fails with `surnameWrong` or `surnameRequired`. */
export function readSurname(typed: string, isRequired: boolean): FieldResult<string | null> {
	const surname = readName(typed);
	if (surname.ok) return surname;
	if (surname.code === "nameWrong") return fail("surnameWrong");
	return isRequired ? fail("surnameRequired") : succeed(null);
}

/** A phone with what was typed beside it. Fails with `required`, or with the code of `readPhone`. */
export function readRequiredPhone(typed: string): FieldResult<Phone & { readonly raw: string }> {
	const raw = typedLine(typed);
	if (raw === "") return fail("required");
	const phone = readPhone(raw);
	return phone.ok ? succeed({ ...phone.value, raw: raw.slice(0, RAW_PHONE_LIMIT) }) : phone;
}

/** Nothing typed is null, or `required` where the field is needed; anything typed is read. */
export function readWhereTyped<Value>(
	typed: string,
	{ isRequired, read }: { isRequired: boolean; read: (typed: string) => FieldResult<Value> },
): FieldResult<Value | null> {
	if (typedLine(typed) !== "") return read(typed);
	return isRequired ? fail("required") : succeed(null);
}

/** One of the list; a form without a choice means a call. */
export function readChannel(typed: string, messengers: readonly Messenger[]): FieldResult<Messenger> {
	if (messengers.length === 0) return succeed("call");
	const chosen = messengers.find((messenger) => messenger === typed);
	return chosen ? succeed(chosen) : fail("required");
}

/** Free text, already clean. `limit` in characters as `maxlength` counts them: UTF-16 units. */
export function readUpTo(text: string, limit: number): FieldResult<string | null> {
	if (text.length > limit) return fail("tooLong");
	return succeed(text || null);
}

/** Full years, both ends included. */
export function readAge(typed: string, { from, to }: Ages): FieldResult<number> {
	const text = typedLine(typed);
	if (text === "") return fail("required");
	const age = Number(text);
	return /^\d{1,3}$/.test(text) && age >= from && age <= to ? succeed(age) : fail("ageWrong");
}

/** A box posts its value when it is ticked and nothing when it is not; consent is never guessed from other values. */
export function isTicked(posted: string): boolean {
	return posted === "on" || posted === "true" || posted === "1" || posted === "yes";
}

/** A box that has to be ticked. Fails with `consentRequired`. */
export function readRequiredBox(posted: string): FieldResult<boolean> {
	return isTicked(posted) ? succeed(true) : fail("consentRequired");
}
