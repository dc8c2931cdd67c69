import { expect, test } from "vitest";
import { readCheckoutChoice } from "./read-checkout-choice.ts";
import { readCheckoutForm, readKnownCustomer } from "./read-checkout-form.server.ts";
import { readExpected } from "./read-expected.ts";

const FILLED = {
	name: " Анна ",
	surname: "Орлова",
	phone: "8 (903) 123-45-67",
	email: "Anna@Example.com",
	mode: "single",
	paymentType: "card_ru",
	offer: "on",
	privacy: "on",
	personalData: "on",
};
const OPTIONS = { isFree: false, needsRepresentative: false };

test("a filled form is read clean", () => {
	expect(readCheckoutForm(FILLED, OPTIONS)).toEqual({
		ok: true,
		value: {
			customer: { name: "Анна", surname: "Орлова", phone: "+79031234567", email: "Anna@example.com" },
			learner: null,
			ads: false,
			paymentType: "card_ru",
			months: null,
		},
	});
});

test("advertising is agreed to by a tick alone", () => {
	expect(readCheckoutForm({ ...FILLED, ads: "on" }, OPTIONS)).toMatchObject({ value: { ads: true } });
});

test("an empty form is told of every field at once", () => {
	expect(readCheckoutForm({}, { isFree: false, needsRepresentative: true })).toEqual({
		ok: false,
		errors: {
			paymentType: "typeRequired",
			name: "nameRequired",
			surname: "surnameRequired",
			phone: "required",
			email: "required",
			offer: "consentRequired",
			privacy: "consentRequired",
			personalData: "consentRequired",
			isRepresentative: "consentRequired",
		},
	});
});

test("a type of the other way to pay is none", () => {
	const read = readCheckoutForm({ ...FILLED, mode: "instalments" }, OPTIONS);
	expect(read).toEqual({ ok: false, errors: { paymentType: "typeRequired" } });
	expect(readCheckoutChoice({ paymentType: "instalment_sber", months: "12" })).toEqual({
		mode: "instalments",
		paymentType: "instalment_sber",
		months: 12,
	});
	expect(readCheckoutChoice({ mode: "x", paymentType: "gold", months: "1e3" })).toEqual({
		mode: "single",
		paymentType: null,
		months: null,
	});
});

test("only instalments name a term, and what is free needs no type", () => {
	const card = readCheckoutForm({ ...FILLED, months: "12" }, OPTIONS);
	expect(card.ok && card.value.months).toBeNull();
	const credit = readCheckoutForm(
		{ ...FILLED, mode: "instalments", paymentType: "instalment_tbank", months: "12" },
		OPTIONS,
	);
	expect(credit.ok && credit.value.months).toBe(12);
	const free = readCheckoutForm({ ...FILLED, paymentType: "", months: "12" }, { ...OPTIONS, isFree: true });
	expect(free).toMatchObject({ value: { paymentType: "free", months: null } });
});

test("limits of a code are looked at for whoever can be recognised already", () => {
	expect(readKnownCustomer({})).toBeNull();
	expect(readKnownCustomer({ phone: "12", email: "anna@example.com" })).toEqual({
		phone: null,
		email: "anna@example.com",
	});
});

test("a total that was on the page is whole minor units", () => {
	expect(readExpected({ "expected.RUB": "2880000" }, "RUB")).toEqual({ minor: 2_880_000, currency: "RUB" });
	for (const typed of ["", "-1", "1.5", "1e5", "9999999999999"]) {
		expect(readExpected({ "expected.USD": typed }, "USD")).toBeNull();
	}
});
