import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { seedSchool } from "../../../database/seed/seed-school.server.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { loader } from "./web-manifest.ts";
import "../../../tests/fixtures/all-words.ts";

const now = new Date("2026-11-18T09:00:00Z");
let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
	await seedSchool(opened.db, now);
});
afterAll(() => opened.close());

function ask(address: string, basePath = "/"): Promise<Response> {
	return loader(knockAtDoor({ db: opened.db, now, address, basePath }));
}

test("a manifest names the school as its settings do, in its own language", async () => {
	expect(await (await ask("/ru.webmanifest")).json()).toMatchObject({
		name: "Орбита\u00a0— онлайн-школа программирования",
		short_name: "Орбита",
		start_url: "./",
	});
	const value = JSON.stringify({ is: { ru: "Комета", en: "Comet" } });
	await opened.db.updateTable("setting").set({ value }).where("key", "=", "school").execute();
	expect(await (await ask("/school/en.webmanifest", "/school/")).json()).toMatchObject({
		name: "Comet\u00a0— online programming school",
		short_name: "Comet",
		start_url: "./en",
		scope: "./",
		icons: [{ src: "favicon.svg" }, { src: "icon-192.png" }, { src: "icon-512.png" }],
	});
});

test("a manifest goes out as the file that it is, for an hour", async () => {
	const { headers } = await ask("/ru.webmanifest");
	expect(headers.get("content-type")).toBe("application/manifest+json");
	expect(headers.get("cache-control")).toBe("public, max-age=3600");
});
