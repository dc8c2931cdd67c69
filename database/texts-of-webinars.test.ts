import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWebinars, type TestWebinars } from "../app/features/webinars/webinars.fixture.ts";
import { splitStatements } from "./migrate.server.ts";

let school: TestWebinars;
beforeAll(async () => {
	school = await openWebinars();
});
afterAll(() => school.close());

const FILE = join(import.meta.dirname, "migrations", "0044_texts_of_webinars.sql");
const text = (title: string) => ({ title, short: title });

test("webinars of the time before stay on the site in both languages, drafts off it, and their history speaks of both", async () => {
	const { db } = school;
	await sql`drop view webinar_text`.execute(db);
	for (const column of ["state_ru", "publish_at_ru", "state_en", "publish_at_en"]) {
		await sql`alter table webinar drop column ${sql.ref(column)} cascade`.execute(db);
	}
	await school.addWebinar("shown");
	await school.addWebinar("off", { status: "cancelled" });
	const words = JSON.stringify({ ru: text("Задумка"), en: text("") });
	await school.addWebinar("begun", { status: "draft", text: words });
	const document = JSON.stringify({ slug: "begun", status: "draft", text: JSON.parse(words) });
	await db
		.insertInto("revision")
		.values({ resource: "webinars", recordId: "begun", number: 1, document, staffName: "" })
		.execute();

	for (const statement of splitStatements(readFileSync(FILE, "utf8"))) await sql.raw(statement).execute(db);

	const rows = await db
		.selectFrom("webinarText")
		.innerJoin("webinar", "webinar.id", "webinarText.webinarId")
		.where("webinar.slug", "in", ["shown", "off", "begun"])
		.orderBy("webinar.slug")
		.orderBy("webinarText.locale", "desc")
		.select(["webinar.slug", "webinarText.locale", "webinarText.state", "webinarText.title"])
		.execute();
	expect(rows.map((row) => Object.values(row).join(" "))).toEqual([
		"begun ru draft Задумка",
		"off ru published off",
		"off en published off",
		"shown ru published shown",
		"shown en published shown",
	]);
	const kept = await db.selectFrom("revision").where("recordId", "=", "begun").select("document").executeTakeFirst();
	expect(kept?.document).toEqual({
		slug: "begun",
		status: "draft",
		texts: { ru: { ...text("Задумка"), state: "draft", publishAt: null }, en: null },
	});
});

test("what the build before adds is published in both languages", async () => {
	await school.addWebinar("added-before");
	expect(await school.webinar("added-before")).toMatchObject({ stateRu: "published", stateEn: "published" });
	expect(await school.page("added-before", "en")).toMatchObject({ title: "added-before" });
});
