import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { indexTexts } from "./index-texts.server.ts";
import type { SearchedText } from "./searched-text.ts";

function course(title: string): SearchedText {
	return { kind: "courses", path: "/python", title, short: "", text: "", calledBy: "" };
}

describe("the index of texts without a table of their own", () => {
	let opened: OpenDatabase;

	beforeAll(async () => {
		opened = await openTestDatabase();
	});

	afterAll(() => opened.close());

	test("is made once for the same texts, and anew when one has changed", async () => {
		const first = await indexTexts(opened.db, [course("Питон для школьников")], "ru");
		expect(first.vectors).toEqual(["'для':2A 'питон':1A 'школьник':3A"]);
		expect(await indexTexts(opened.db, [course("Питон для школьников")], "ru")).toBe(first);
		const second = await indexTexts(opened.db, [course("Питон для взрослых")], "ru");
		expect(second.words.stems).toEqual(expect.arrayContaining(["питон", "взросл"]));
		expect(second.words.stems).not.toContain("школьник");
	});

	test("is made for each language by itself", async () => {
		const russian = await indexTexts(opened.db, [course("Games")], "ru");
		expect(await indexTexts(opened.db, [course("Games")], "en")).not.toBe(russian);
		expect(await indexTexts(opened.db, [course("Games")], "ru")).toBe(russian);
	});

	test("that could not be made is asked for again", async () => {
		const away = await openTestDatabase();
		await away.close();
		await expect(indexTexts(away.db, [course("Скретч")], "ru")).rejects.toThrow();
		expect((await indexTexts(opened.db, [course("Скретч")], "ru")).vectors).toHaveLength(1);
	});
});
