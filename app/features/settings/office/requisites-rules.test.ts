import { expect, test } from "vitest";
import type { SiteSettings } from "../site-settings.ts";
import { requisitesProblems } from "./requisites-rules.ts";

type Numbers = Partial<Record<"inn" | "kpp" | "ogrn" | "bik" | "account" | "correspondent", string>>;

/** Those of a well-known bank, which publishes them. */
const BANK = {
	...{ inn: "7707083893", kpp: "773601001", ogrn: "1027700132195", bik: "044525225" },
	...{ account: "40702810938000000001", correspondent: "30101810400000000225" },
};

function complaints(changes: Numbers): string[] {
	const { inn, kpp, ogrn, bik, account, correspondent } = { ...BANK, ...changes };
	const bank = { bik, account, correspondent_account: correspondent };
	const requisites = { inn, kpp, ogrn, bank } as SiteSettings["requisites"];
	return requisitesProblems(requisites).map(({ path, code }) => `${path.join(".")}: ${code}`);
}

test("numbers of a company and of an entrepreneur are right as they are registered", () => {
	expect(complaints({})).toEqual([]);
	expect(complaints({ inn: "500100732259", kpp: "нет", ogrn: "304500116000157" })).toEqual([]);
	expect(complaints({ kpp: "7727AB001" })).toEqual([]);
});

test.each<[Numbers, ...string[]]>([
	[{ inn: "7707083894" }, "inn: inn"],
	[{ inn: "500100732250" }, "inn: inn"],
	[{ inn: "770708389" }, "inn: inn"],
	[{ inn: "7707 083 893" }, "inn: inn"],
	[{ kpp: "77360100" }, "kpp: kpp"],
	[{ ogrn: "1027700132196" }, "ogrn: ogrn"],
	[{ ogrn: "304500116000158" }, "ogrn: ogrn"],
	[{ ogrn: "102770013219" }, "ogrn: ogrn"],
	[{ bik: "04452522" }, "bank.bik: bik"],
	[{ account: "40702810938000000002" }, "bank.account: account"],
	[{ account: "4070281093800000000" }, "bank.account: account"],
	[{ correspondent: "30101810400000000226" }, "bank.correspondent_account: account"],
	[{ bik: "044525974" }, "bank.account: account"],
])("a slip in %j is found", (changes, ...found) => {
	expect(complaints(changes)).toEqual(found);
});
