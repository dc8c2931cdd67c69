import { expect, test } from "vitest";
import { useDemoSchool } from "../../../tests/fixtures/demo-school.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { loader } from "./web-manifest.ts";
import "../../../tests/fixtures/all-words.ts";

const now = new Date("2026-11-18T09:00:00Z");
const school = useDemoSchool(now);

function ask(address: string, basePath = "/"): Promise<Response> {
	return loader(knockAtDoor({ db: school.db, now, address, basePath }));
}

test("a manifest names the school as its settings do, in its own language", async () => {
	expect(await (await ask("/ru.webmanifest")).json()).toMatchObject({
		name: "Орбита\u00a0— онлайн-школа программирования",
		short_name: "Орбита",
		start_url: "./",
	});
	const value = JSON.stringify({ is: { ru: "Комета", en: "Comet" } });
	await school.db.updateTable("setting").set({ value }).where("key", "=", "school").execute();
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
