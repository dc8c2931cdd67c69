import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makesReceipts } from "./makes-receipts.ts";
import { PROVIDER_CODES } from "./provider.ts";

const PROMISE = /[^.:"]*(?:лектронный чек приходит|lectronic receipt comes)[^.]*/g;

test("banks that mail receipts are those of Russian cards and of Sberbank, and texts promise them for these payments alone", () => {
	expect(PROVIDER_CODES.filter(makesReceipts)).toEqual(["tbank", "yookassa"]);
	const content = new URL("../../../content/", import.meta.url).pathname;
	const files = globSync(["faq.yaml", "pages/*.md", "legal/*.md"], { cwd: content });
	const promises = files.flatMap((file) => readFileSync(content + file, "utf8").match(PROMISE) ?? []);
	expect(promises).toHaveLength(8);
	for (const payment of [/российской картой|Russian card/, /рассрочку (?:в )?Сбербанк|instalments from Sberbank/]) {
		expect(promises.filter((sentence) => !payment.test(sentence))).toEqual([]);
	}
});
