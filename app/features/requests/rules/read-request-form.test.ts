import { describe, expect, test } from "vitest";
import { MESSENGERS } from "../../../shared/messengers.ts";
import { formRulesOf } from "./form-rules.ts";
import { readRequestForm } from "./read-request-form.server.ts";
import { CHILD_AGES, type RequestFormRules } from "./request-input.ts";

const TRIAL: RequestFormRules = { needsOffer: true, needsEmail: false, child: undefined, messengers: MESSENGERS };
const CHILD: RequestFormRules = { ...TRIAL, child: { ages: CHILD_AGES, isAgeKnown: false } };
const KNOWN: RequestFormRules = { ...TRIAL, child: { ages: CHILD_AGES, isAgeKnown: true } };

const FILLED = {
	name: " Екатерина ",
	phone: "8 (903) 123-45-67",
	channel: "telegram",
	privacy: "on",
	personalData: "on",
	offer: "on",
};

function errorsOf(values: Record<string, string | undefined>, rules: RequestFormRules = TRIAL) {
	const read = readRequestForm(values, rules);
	return read.ok ? {} : read.errors;
}

test("the shortest form becomes a request with everything not given left empty", () => {
	expect(readRequestForm(FILLED, TRIAL)).toEqual({
		ok: true,
		value: {
			name: "Екатерина",
			surname: null,
			phone: "+79031234567",
			phoneRaw: "8 (903) 123-45-67",
			email: null,
			channel: "telegram",
			handle: null,
			childAge: null,
			isRepresentative: false,
			wishedAt: null,
			message: null,
			consents: { privacy: true, personalData: true, offer: true, ads: false },
			documents: null,
			roistat: null,
			page: null,
			referrer: null,
			utm: {},
			idempotencyKey: null,
			startedAt: null,
			visitorZone: null,
			honeypotFilled: false,
		},
	});
});

test("a full form is read to the last hidden field", () => {
	const values = {
		...FILLED,
		surname: "Иванова",
		email: "Katya@Mail.RU",
		handle: " @katya ",
		childAge: "11",
		isRepresentative: "on",
		wishedAt: "после 18:00",
		message: "Здравствуйте!\r\nЕсть ли места?\u0000",
		ads: "on",
		documents: "privacy:3 personal-data:1",
		roistat: "12345",
		page: "/children/roblox",
		referrer: "https://ya.ru/",
		utm_source: "yandex",
		utm_campaign: "осень",
		idempotencyKey: "3f0c2c1e-7a53-4b8e-9a0e-0d4a55f3b1aa",
		startedAt: "1795000000000",
		visitorZone: "Asia/Vladivostok",
		website: "",
	};
	expect(readRequestForm(values, CHILD)).toEqual({
		ok: true,
		value: {
			name: "Екатерина",
			surname: "Иванова",
			phone: "+79031234567",
			phoneRaw: "8 (903) 123-45-67",
			email: "Katya@mail.ru",
			channel: "telegram",
			handle: "@katya",
			childAge: 11,
			isRepresentative: true,
			wishedAt: "после 18:00",
			message: "Здравствуйте!\nЕсть ли места?",
			consents: { privacy: true, personalData: true, offer: true, ads: true },
			documents: "privacy:3 personal-data:1",
			roistat: "12345",
			page: "/children/roblox",
			referrer: "https://ya.ru/",
			utm: { utm_source: "yandex", utm_campaign: "осень" },
			idempotencyKey: "3f0c2c1e-7a53-4b8e-9a0e-0d4a55f3b1aa",
			startedAt: new Date(1795000000000),
			visitorZone: "Asia/Vladivostok",
			honeypotFilled: false,
		},
	});
});

test("an empty form names every field at once, in the order of the form", () => {
	const errors = errorsOf({}, { ...CHILD, needsEmail: true });
	expect(Object.entries(errors)).toEqual([
		["name", "nameRequired"],
		["phone", "required"],
		["email", "required"],
		["channel", "required"],
		["childAge", "required"],
		["isRepresentative", "consentRequired"],
		["privacy", "consentRequired"],
		["personalData", "consentRequired"],
		["offer", "consentRequired"],
	]);
});

describe("each wrong value has its code", () => {
	test.each([
		["name", "12345", "nameWrong"],
		["surname", "www.spam", "surnameWrong"],
		["phone", "+7 903", "phoneFormat"],
		["phone", "+7 000 123-45-67", "phoneNumber"],
		["email", "katya@mail", "emailFormat"],
		["email", "katya@mail.r", "emailAddress"],
		["channel", "pigeon", "required"],
		["handle", "a".repeat(65), "tooLong"],
		["wishedAt", "a".repeat(121), "tooLong"],
		["message", "a".repeat(2001), "tooLong"],
		["privacy", "off", "consentRequired"],
		["childAge", "4", "ageWrong"],
		["childAge", "19", "ageWrong"],
		["childAge", "9,5", "ageWrong"],
	])("%s: %s is %s", (name, typed, code) => {
		const values = { ...FILLED, childAge: "9", isRepresentative: "on", [name]: typed };
		expect(errorsOf(values, CHILD)).toEqual({ [name]: code });
	});
});

test("the ages of a course replace the usual ones", () => {
	const values = { ...FILLED, isRepresentative: "on", childAge: "8" };
	expect(errorsOf(values, CHILD)).toEqual({});
	expect(errorsOf(values, { ...TRIAL, child: { ages: { from: 9, to: 16 }, isAgeKnown: false } })).toEqual({
		childAge: "ageWrong",
	});
});

test("an age that is known is not asked for again, who speaks for the child is", () => {
	expect(errorsOf(FILLED, KNOWN)).toEqual({ isRepresentative: "consentRequired" });
	const read = readRequestForm({ ...FILLED, isRepresentative: "on" }, KNOWN);
	expect(read).toMatchObject({ ok: true, value: { childAge: null, isRepresentative: true } });
	const typed = readRequestForm({ ...FILLED, isRepresentative: "on", childAge: "9" }, KNOWN);
	expect(typed).toMatchObject({ ok: true, value: { childAge: 9 } });
});

test("an e-mail is needed by who chose mail, for a guide and for a webinar", () => {
	expect(errorsOf({ ...FILLED, channel: "mail" })).toEqual({ email: "required" });
	const settings = { messengers: MESSENGERS, facts: { age_min: { value: 7 }, age_max: { value: 17 } } };
	for (const kind of ["guide", "webinar"] as const) {
		expect(errorsOf(FILLED, formRulesOf(kind, { course: undefined, settings }))).toEqual({ email: "required" });
	}
	expect(errorsOf({ ...FILLED, channel: "mail", email: "katya@mail.ru" })).toEqual({});
});

test("where nothing is offered the offer is not asked for and not recorded", () => {
	const read = readRequestForm(
		{ ...FILLED, email: "katya@mail.ru" },
		{ ...TRIAL, needsEmail: true, needsOffer: false },
	);
	expect(read).toMatchObject({ ok: true, value: { consents: { offer: false, privacy: true } } });
});

test("a form that is not about a child ignores the child's fields", () => {
	const read = readRequestForm({ ...FILLED, childAge: "abc", isRepresentative: "on" }, TRIAL);
	expect(read).toMatchObject({ ok: true, value: { childAge: null, isRepresentative: false } });
});

test("a form without a choice of messenger means a call", () => {
	const read = readRequestForm({ ...FILLED, channel: undefined }, { ...TRIAL, messengers: [] });
	expect(read).toMatchObject({ ok: true, value: { channel: "call" } });
});

test("hidden fields that are not in order are dropped and refuse nobody", () => {
	const hidden = {
		documents: "privacy",
		roistat: "<script>",
		page: "javascript:alert(1)",
		referrer: "x".repeat(600),
		idempotencyKey: "no",
		startedAt: "yesterday",
		visitorZone: "Mars/Olympus",
		utm_source: "",
	};
	expect(readRequestForm({ ...FILLED, ...hidden }, TRIAL)).toEqual(readRequestForm(FILLED, TRIAL));
});

test("a filled trap is noticed and not an error", () => {
	expect(readRequestForm({ ...FILLED, website: "http://spam" }, TRIAL)).toMatchObject({
		ok: true,
		value: { honeypotFilled: true },
	});
});

test("limits belong to what is allowed", () => {
	const longest = { handle: "a".repeat(64), wishedAt: "a".repeat(120), message: "a".repeat(2000) };
	for (const childAge of ["5", "18"]) {
		expect(errorsOf({ ...FILLED, ...longest, childAge, isRepresentative: "on" }, CHILD)).toEqual({});
	}
});

test("what is not text reads as nothing typed", () => {
	const forged = { ...FILLED, name: new Blob(["x"]) } as unknown as Record<string, string>;
	expect(errorsOf(forged)).toEqual({ name: "nameRequired" });
});

test("a message counts its lines as the browser does", () => {
	const message = `${"я\r\n".repeat(999)}яя`;
	expect(errorsOf({ ...FILLED, message })).toEqual({});
});
