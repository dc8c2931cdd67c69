import { expect, test } from "vitest";
import { readYaml } from "../../../../database/seed/read-content.ts";
import { siteSettingsSchema } from "../../settings/site-settings.ts";
import { createFakeBank } from "../attempts/fake-bank.fixture.ts";
import type { Banks } from "../checkout-deps.ts";
import { describeLenders } from "./describe-lenders.ts";
import { describePaying } from "./describe-paying.ts";

const settings = siteSettingsSchema.parse(await readYaml("settings.yaml"));
const forma = createFakeBank("tbank_forma", [3, 6, 12]);
const banks: Banks = { byType: new Map([["instalment_tbank", forma]]), byCode: new Map([["tbank_forma", forma]]) };

test("a configured bank takes the terms of its adapter; one that is not is calculated, its applications go to a manager", () => {
	const [sber, tbank] = describeLenders({ banks, settings, locale: "ru" });
	expect(tbank).toMatchObject({ lender: "tbank", isOpen: true, offered: [3, 6, 12], fullName: "АО\u00a0«ТБанк»" });
	expect(sber).toMatchObject({ lender: "sber", isOpen: false, offered: undefined, fullName: "ПАО Сбербанк" });
	expect(sber?.limits.most.minor).toBeGreaterThan(tbank?.limits.most.minor ?? 0);
});

test("a bank that asks the customer itself takes any term", () => {
	const sber = createFakeBank("yookassa");
	const open: Banks = { byType: new Map([["instalment_sber", sber]]), byCode: new Map() };
	expect(describeLenders({ banks: open, settings, locale: "en" })[0]).toMatchObject({
		isOpen: true,
		offered: undefined,
		name: "Sberbank",
	});
});

test("a database of before the banks were settings names none", () => {
	const { lenders: _, ...older } = settings;
	const parsed = siteSettingsSchema.parse(older);
	expect(describeLenders({ banks, settings: parsed, locale: "ru" })).toEqual([]);
});

test("the example of a refund is the formula: what was paid less the lessons held", () => {
	const { refund, open } = describePaying(banks, settings);
	const [line] = refund.lines;
	expect(refund.amount).toBe(refund.paid - (line?.lessonsTaken ?? 0) * (line?.perLesson ?? 0));
	expect(refund.amount).toBe(22_000_00);
	expect(open).toEqual(["instalment_tbank"]);
});
