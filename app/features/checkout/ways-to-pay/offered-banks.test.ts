import { expect, test } from "vitest";
import { standInsAt } from "../../payments/banks.fixture.ts";
import { openEveryProvider, openProviders } from "../../payments/open-providers.server.ts";
import { offeredBanks } from "./offered-banks.ts";

const options = { environment: {}, standIns: standInsAt("http://127.0.0.1:3001") };
const banks = { byType: openProviders(options), byCode: openEveryProvider(options) };
const seller = { name: { ru: "Ltd", en: "Ltd" }, number: "0", address: { ru: "-", en: "-" } };

test("a real account for foreign cards is offered once its holder is named, a stand-in always", () => {
	const real = { ...banks, needsForeignSeller: true };
	expect([...offeredBanks(real, { foreign_seller: null }).byType.keys()]).toEqual([
		"card_ru",
		"instalment_tbank",
		"instalment_sber",
	]);
	expect(offeredBanks(real, { foreign_seller: null }).byCode.has("stripe")).toBe(true);
	expect(offeredBanks(real, { foreign_seller: seller }).byType.has("card_foreign")).toBe(true);
	expect(offeredBanks(banks, { foreign_seller: null }).byType.has("card_foreign")).toBe(true);
});
