import { describe, expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import type { InstalmentCourse } from "./instalment-course.ts";
import type { LenderView } from "./lender-view.ts";
import { readCalculation } from "./read-calculation.ts";

const lenders = [lenderOf("sber", 1_500_000_00), lenderOf("tbank", 500_000_00)];
const courses = [courseOf("scratch", ["group", "solo"]), courseOf("unity", ["mentor"])];
const terms = { min: 3, max: 36, usual: 24, creditWarning: "", creditTerms: "", today: "2026-11-23" };

function lenderOf(lender: LenderView["lender"], most: number): LenderView {
	return {
		lender,
		name: lender,
		fullName: lender,
		licence: "",
		fullCost: { from: 0, to: 30 },
		creditTerms: "",
		serviceTerms: "",
		needs: "",
		conditionsUrl: "https://bank.example/",
		asOf: "2026-11-01",
		isOpen: true,
		offered: undefined,
		limits: { least: money(3_000_00, "RUB"), most: money(most, "RUB") },
	};
}

function courseOf(slug: string, codes: readonly string[]): InstalmentCourse {
	const price = money(30_000_00, "RUB");
	return { slug, title: slug, tariffs: codes.map((code, at) => ({ code, name: code, price, recommended: at === 1 })) };
}

function read(query: string) {
	return readCalculation(new URLSearchParams(query), { courses, lenders, terms });
}

test("a bare address begins with the first course, its advised tariff and the usual term", () => {
	expect(read("")).toMatchObject({
		course: "scratch",
		tariff: "solo",
		months: 24,
		lender: "sber",
		asked: false,
		errors: {},
	});
	expect(read("utm_source=vk").asked).toBe(false);
});

test("an address is a plan", () => {
	const plan = { course: "scratch", tariff: "group", months: 7, lender: "tbank", asked: true, errors: {} };
	expect(read("course=scratch&tariff=group&months=7&bank=tbank")).toMatchObject(plan);
	expect(read("course=unity&months=36")).toMatchObject({ tariff: "mentor", months: 36, errors: {} });
});

test("the course decides the price; a sum counts where none is named, and both are kept as typed", () => {
	expect(read("course=scratch&price=чушь")).toMatchObject({ course: "scratch", price: "чушь", errors: {} });
	expect(read("course=&price=49 900&months=6")).toMatchObject({ course: "", price: "49 900", months: 6, errors: {} });
	expect(read("price=49900")).toMatchObject({ course: "", errors: {} });
});

describe("what makes no sense is named, and the rest stands:", () => {
	test.each([
		["course=nope&months=6", { course: "courseUnknown" }],
		["course=scratch&tariff=nope", { tariff: "tariffUnknown" }],
		["course=&price=", { price: "sumRequired" }],
		["price=abc", { price: "sumFormat" }],
		["price=100", { price: "sumTooSmall" }],
		["price=600000&bank=tbank", { price: "sumTooLarge" }],
		["course=scratch&months=2", { months: "termOutOfBounds" }],
		["course=scratch&months=12.5", { months: "termOutOfBounds" }],
		["price=1&months=99", { price: "sumTooSmall", months: "termOutOfBounds" }],
	])("%s", (query, errors) => {
		expect(read(query).errors).toEqual(errors);
	});

	test("a bank may lend what another does not", () => {
		expect(read("price=600000&bank=sber").errors).toEqual({});
	});

	test("a wrong term leaves the usual one and says what was typed", () => {
		expect(read("course=scratch&months=99")).toMatchObject({ months: 24, monthsTyped: "99", course: "scratch" });
	});
});
