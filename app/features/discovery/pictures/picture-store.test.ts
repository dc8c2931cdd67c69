import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog } from "../../../platform/log.server.ts";
import type { Picture } from "./picture.ts";
import { pictureVersion } from "./picture-address.server.ts";
import { createPictureStore } from "./picture-store.server.ts";

const KILOBYTE = 1024;

let folder: string;
let printed: string[];
let atOnce: number;
let most: number;
let complaints: string[];

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "pictures-"));
	printed = [];
	complaints = [];
	atOnce = 0;
	most = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function pictureOf(title: string): Picture {
	return { scene: "day", planet: "sun", art: "rocket", brandRest: "rbita", kicker: "", title, lead: "", facts: [] };
}

/** Prints a kilobyte of the title's first letter. */
async function print({ title }: Picture): Promise<Buffer> {
	most = Math.max(most, ++atOnce);
	printed.push(title);
	await pause(5);
	atOnce--;
	if (title === "broken") throw new Error("no ink");
	return Buffer.alloc(KILOBYTE, title);
}

function openStore(where = join(folder, "kept"), maxBytes = 3 * KILOBYTE) {
	return createPictureStore({
		folder: where,
		maxBytes,
		print,
		log: createLog("warn", (line) => complaints.push(line)),
	});
}

test("a picture is made once, however many ask for it at the same time, and is there after a restart", async () => {
	const store = openStore();
	const asked = await Promise.all(Array.from({ length: 20 }, () => store.fetch(pictureOf("a"))));
	expect(asked).toEqual(Array(20).fill(Buffer.alloc(KILOBYTE, "a")));
	await store.fetch(pictureOf("a"));
	await openStore().fetch(pictureOf("a"));
	expect(printed).toEqual(["a"]);
});

test("different pictures are made one after another; one that fails stops nobody and is tried again", async () => {
	const store = openStore();
	const results = await Promise.allSettled(["a", "broken", "b"].map((title) => store.fetch(pictureOf(title))));
	expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
	expect(most).toBe(1);
	await expect(store.fetch(pictureOf("broken"))).rejects.toThrow("no ink");
	// Each looks on the disk first, so which comes first is the disk's to say.
	expect(printed.slice(0, 3).sort()).toEqual(["a", "b", "broken"]);
	expect(printed.slice(3)).toEqual(["broken"]);
});

test("the folder never grows above its measure: what was asked for longest ago goes first", async () => {
	const store = openStore();
	const kept = join(folder, "kept");
	for (const [age, title] of ["a", "b", "c"].entries()) {
		await store.fetch(pictureOf(title));
		const at = new Date(Date.UTC(2026, 0, age + 1));
		utimesSync(join(kept, `${pictureVersion(pictureOf(title))}.png`), at, at);
	}
	await store.fetch(pictureOf("a"));
	await store.fetch(pictureOf("d"));
	expect(readdirSync(kept).sort()).toEqual(
		["a", "c", "d"].map((title) => `${pictureVersion(pictureOf(title))}.png`).sort(),
	);
	expect(printed).toEqual(["a", "b", "c", "d"]);
});

test("where nothing can be kept the picture is shown all the same, and the log says so", async () => {
	const file = join(folder, "no-folder");
	writeFileSync(file, "");
	const png = await openStore(file).fetch(pictureOf("a"));
	expect(png).toHaveLength(KILOBYTE);
	expect(complaints.join()).toContain("could not be kept");
});

test("of a picture that could not be kept nothing stays behind", async () => {
	const kept = join(folder, "kept");
	const name = `${pictureVersion(pictureOf("a"))}.png`;
	mkdirSync(join(kept, name, "in the way"), { recursive: true });
	await openStore().fetch(pictureOf("a"));
	expect(readdirSync(kept)).toEqual([name]);
	expect(complaints).toHaveLength(1);
});
