import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../../database/open-database.server.ts";
import { seedSchool } from "../../../../database/seed/seed-school.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { QUOTING_TABLES, quotesVanishing } from "./quotes-vanishing.server.ts";
import type { SettingDocument } from "./setting-rules.ts";

const CAPITAL: SettingDocument = { key: "maternity_capital", value: null };
const QUOTATION = "Up to {{capital_years years/years}}";
const inJson = (column: string, path: string) =>
	sql`${sql.ref(column)} = jsonb_set(${sql.ref(column)}, ${path}, to_jsonb(${QUOTATION}::text))`;
const inColumn = (column: string) => sql`${sql.ref(column)} = ${QUOTATION}`;

/** Something that visitors read, in every table. */
const TEXTS = {
	author: inJson("text", "{ru,bio}"),
	category: inJson("text", "{en,lead}"),
	course_text: inJson("body", "{modules,0,lessons,0}"),
	faq_group: inJson("text", "{ru,title}"),
	faq_question: inJson("text", "{en,a}"),
	guide: inColumn("subtitle"),
	legal_version: inColumn("title"),
	media: inJson("alt", "{en}"),
	page: inJson("seo", "{title}"),
	post_text: sql`tags = array[${QUOTATION}]`,
	quiz: inJson("questions", "{0,options,0,text,ru}"),
	review: inJson("text", "{ru,answer}"),
	rubric: inJson("text", "{ru,title}"),
	tariff: inJson("text", "{ru,note}"),
	teacher: inJson("text", "{en,role}"),
	webinar: inJson("text", "{ru,short}"),
} satisfies Record<(typeof QUOTING_TABLES)[number], unknown>;

let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
	await seedSchool(opened.db, new Date("2026-11-18T09:00:00Z"));
	await opened.db.deleteFrom("page").where("slug", "in", ["capital", "tax"]).execute();
	const documents = opened.db.selectFrom("faqGroup").where("slug", "=", "documents").select("id");
	await opened.db.deleteFrom("faqQuestion").where("groupId", "in", documents).execute();
	const picture = { name: "picture", title: "Picture", width: 1, height: 1, bytes: 1, format: "png" as const };
	await opened.db
		.insertInto("media")
		.values({ ...picture, files: "[]", alt: '{"ru":"","en":""}' })
		.execute();
});
afterAll(() => opened.close());

const asks = (document: SettingDocument) =>
	inTransaction(opened.db, (transaction) => quotesVanishing(transaction, document));

test.each(QUOTING_TABLES)("figures that a text of %s quotes cannot be taken away", async (table) => {
	expect(await asks(CAPITAL)).toBe(false);
	const found = inTransaction(opened.db, async (transaction) => {
		await sql`update ${sql.table(table)} set ${TEXTS[table]}`.execute(transaction);
		throw new Found(await quotesVanishing(transaction, CAPITAL));
	});
	await expect(found).rejects.toMatchObject({ isQuoted: true });
});

/** Undoes what a test wrote. */
class Found extends Error {
	readonly isQuoted: boolean;
	constructor(isQuoted: boolean) {
		super("undone");
		this.isQuoted = isQuoted;
	}
}

test("figures that stay, and those of other settings, are in nobody's way", async () => {
	const body = "{{tax_percent}} per cent, {{capital_first}}, {{capital_letters}}";
	await opened.db.updateTable("page").set({ body }).where("slug", "=", "about").execute();
	expect(await asks({ key: "tax_deduction", value: null })).toBe(false);
	expect(await asks(CAPITAL)).toBe(true);
});

test("a sentence of another setting counts as a text", async () => {
	const value = JSON.stringify({ is: { ru: "До {{tax_own_limit}}", en: "Up to {{tax_own_limit}}" } });
	await opened.db.updateTable("setting").set({ value }).where("key", "=", "credit_warning").execute();
	expect(await asks({ key: "tax_deduction", value: null })).toBe(true);
});
