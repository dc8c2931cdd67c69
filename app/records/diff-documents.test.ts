import { expect, test } from "vitest";
import { diffDocuments } from "./diff-documents.ts";

test("of a person it is only told that something has changed, however deep it stands", () => {
	const before = { version: 1, state: "paid", customer: { name: "Анна", contact: { phone: "+79031234567" } } };
	const after = { version: 2, state: "refunded", customer: { name: "Анна", contact: { phone: "+79037654321" } } };
	expect(diffDocuments(before, after, ["customer"])).toEqual([
		{ field: "state", before: "paid", after: "refunded" },
		{ field: "customer.contact.phone", before: true, after: true },
	]);
	const gone = diffDocuments(before, {}, ["customer"]);
	expect(JSON.stringify(gone)).not.toMatch(/Анна|7903/);
	const noted = { field: "customerNote", before: "a", after: "b" };
	expect(diffDocuments({ customerNote: "a" }, { customerNote: "b" }, ["customer"])).toEqual([noted]);
});

test("an amount is told whole: its number says nothing without the currency", () => {
	const refunded = (minor: number) => ({ refunded: { minor, currency: "RUB" } });
	expect(diffDocuments(refunded(0), refunded(28_800_00))).toEqual([
		{ field: "refunded", before: { minor: 0, currency: "RUB" }, after: { minor: 28_800_00, currency: "RUB" } },
	]);
	expect(diffDocuments(refunded(1), refunded(1))).toEqual([]);
});
