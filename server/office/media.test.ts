import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { getPost } from "../../app/features/blog/get-post.server.ts";
import { PICTURE_WIDTHS } from "../../app/features/media/picture-file.ts";
import { type RemovedPicture, removeFiles } from "../../app/features/media/remove-files.server.ts";
import { getPage } from "../../app/features/pages/get-page.server.ts";
import { addBlogNames, buildPost } from "../../tests/fixtures/office/blog-samples.ts";
import { pageSample } from "../../tests/fixtures/office/text-samples.ts";
import { seedTestSchool } from "../../tests/fixtures/seed-test-school.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";
import { answerPicture } from "../street/answer-picture.ts";

const NOW = new Date("2026-11-23T09:00:00Z");
const FACTS = { school: "Orbita", founded: "2021" };
let office: TestOffice;
beforeAll(async () => {
	office = await openTestOffice({ clock: { now: () => NOW }, fill: (db) => seedTestSchool(db, { now: NOW }) });
});
afterAll(() => office.close());

const canvas = (width: number, height: number, background = "#345") =>
	sharp({ create: { width, height, channels: 3, background } });

type Picture = RemovedPicture & {
	readonly id: string;
	readonly title: string;
	readonly files: readonly { readonly url: string }[];
	readonly uses: readonly object[];
};

function upload(file: Uint8Array | string, { name = "picture.jpg", role = "editor" as const, alt = "Words" } = {}) {
	const form = new FormData();
	form.set("file", new File([file as BlobPart], name));
	form.set("alt.ru", alt);
	form.set("alt.en", alt);
	return office.ask<Picture>(role, "/api/admin/media", { method: "POST", body: form });
}

async function bytesOf(file: string): Promise<Buffer> {
	const answer = await answerPicture(office.office.store, file);
	expect(answer?.headers.get("x-content-type-options")).toBe("nosniff");
	expect(answer?.headers.get("cache-control")).toContain("immutable");
	return Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer());
}

describe("a picture", () => {
	test("is kept in every size and format, turned as it was held, without what the camera wrote", async () => {
		const photo = await canvas(2400, 1200)
			.withExif({ IFD0: { Artist: "Somebody" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "55/1 45/1 0/1" } })
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer();
		expect((await sharp(photo).metadata()).exif).toBeDefined();
		const { status, body } = await upload(photo);
		expect(status, JSON.stringify(body)).toBe(201);
		// Held upright: what was wide is tall.
		expect(body.data).toMatchObject({ width: 1200, height: 2400, format: "jpeg", uses: [] });
		const widths = PICTURE_WIDTHS.filter((width) => width < 1200).concat(1200 as never);
		expect(body.data.files).toHaveLength(widths.length * 3);
		for (const { url, width, format } of body.data.files) {
			const bytes = await bytesOf(url.split("/").at(-1) ?? "");
			const read = await sharp(bytes).metadata();
			expect(read).toMatchObject({ width, format: format === "avif" ? "heif" : format });
			expect(read.exif ?? read.xmp ?? read.iptc).toBeUndefined();
		}
	});

	test("brought by two at once is one for both, new for one of them", async () => {
		const photo = await canvas(420, 300, "#0a0").png().toBuffer();
		const answers = await Promise.all([upload(photo), upload(photo, { name: "same.png" }), upload(photo)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
		expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
	});

	test("brought twice is one, and whoever brings it again is told that its words stayed", async () => {
		const photo = await canvas(400, 300, "#a00").png().toBuffer();
		const [first, second] = [await upload(photo), await upload(photo, { name: "again.png", alt: "Other" })];
		expect(second.body.data.id).toBe(first.body.data.id);
		expect(first).toMatchObject({ status: 201, body: { isKnown: false } });
		expect(second).toMatchObject({ status: 200, body: { isKnown: true } });
		expect(second.body.data).toMatchObject({ title: "picture.jpg", alt: { ru: "Words", en: "Words" } });
	});

	test("brought again has its files back, whatever became of them", async () => {
		const photo = await canvas(360, 240, "#00a").png().toBuffer();
		const { store } = office.office;
		const { body } = await upload(photo);
		const files: readonly { readonly url: string }[] = body.data.files;
		const keys = files.map(({ url }) => url.split("/").at(-1) ?? "");
		const whole = await Promise.all(keys.map(bytesOf));
		for (const key of keys) await store.put(key, new Uint8Array(), "image/webp");
		expect((await upload(photo)).status).toBe(200);
		expect(await Promise.all(keys.map(bytesOf))).toEqual(whole);
	});

	test("that does not fit leaves none of its files, and comes through once there is room", async () => {
		const photo = await canvas(800, 600, "#a0a").png().toBuffer();
		const { store } = office.office;
		const put: string[] = [];
		const keep = store.put;
		const filling = vi.spyOn(store, "put").mockImplementation(async (key, bytes, type) => {
			if (put.length === 3) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
			await keep(key, bytes, type);
			put.push(key);
		});
		expect((await upload(photo)).status).toBe(507);
		filling.mockRestore();
		for (const key of put) expect(await store.get(key)).toBeUndefined();
		expect((await upload(photo)).status).toBe(201);
	});

	test.each([
		[
			"svg",
			'<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
			"photo.jpg",
		],
		["svg", "\uFEFF <!-- a comment --><SVG onload='alert(1)'/>", "photo.png"],
		["notPicture", "%PDF-1.7 and so on", "photo.jpg"],
		["notPicture", "GIF7 nearly", "photo.gif"],
		["emptyFile", "", "photo.jpg"],
		["brokenPicture", "\u00ff\u00d8\u00ff and nothing more", "photo.jpg"],
	])("that is none is refused with %s, whatever its name", async (code, text, name) => {
		const refused = await upload(Buffer.from(text, text.startsWith("\u00ff") ? "latin1" : "utf8"), { name });
		expect(refused).toMatchObject({ status: 400, body: { code: "invalid", errors: { file: code } } });
	});

	test("that unfolds into far more than its bytes is refused", async () => {
		const bomb = await canvas(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
		expect(bomb.length).toBeLessThan(1_000_000);
		expect((await upload(bomb, { name: "bomb.png" })).body.errors).toEqual({ file: "tooManyPixels" });
	});

	test("larger than fifteen megabytes, without words, or from somebody who may not, is refused", async () => {
		expect((await upload(new Uint8Array(15 * 1024 * 1024 + 1))).status).toBe(413);
		const small = await canvas(40, 30).png().toBuffer();
		expect((await upload(small, { alt: " " })).body.errors).toMatchObject({
			"alt.ru": "required",
			"alt.en": "required",
		});
		expect((await upload(small, { role: "manager" as never })).status).toBe(403);
		expect((await upload(small, { role: "teacher" as never })).status).toBe(403);
	});

	test("that a post and a page ask for stands in them with its size and words, and is not removed meanwhile", async () => {
		const photo = await canvas(1000, 500, "#0a0").jpeg().toBuffer();
		const { body } = await upload(photo, { alt: "Уроки" });
		const { id } = body.data;
		const line = `::picture{id="${id}" caption="At the lesson"}`;
		const post = buildPost(await addBlogNames(office.db));
		post.texts.en.body = `Before\n\n${line}\n\nAfter\n\n::picture{id="00000000-0000-4000-8000-000000000000"}`;
		const made = await office.ask<{ id: string }>("editor", "/api/admin/posts", { method: "POST", body: post });
		await pageSample.find?.(office.db);
		await office.db
			.updateTable("page")
			.set({ body: `Before\n\n${line}\n\nAfter` })
			.where("slug", "=", "about")
			.execute();

		const question = { locale: "en", now: NOW, facts: FACTS } as const;
		const shown = await getPost(office.db, { slug: post.slug, tableLabel: "Table", ...question });
		const [block] = shown?.text.blocks ?? [];
		const page = await getPage(office.db, { slug: "about", ...question });
		for (const html of [block?.kind === "html" ? block.html : "", page?.text.html ?? ""]) {
			expect(html).toMatch(/<p>Before<\/p>\s*<figure class="figure"><picture><source type="image\/avif" srcset="/);
			expect(html).toContain('width="1000" height="500" alt="Уроки" loading="lazy"');
			expect(html).toContain("<figcaption>At the lesson</figcaption></figure>");
			expect(html).not.toContain("::picture");
		}
		const used = await office.ask<Picture>("editor", `/api/admin/media/${id}`);
		expect(used.body.data.uses).toHaveLength(3);
		const remove = () => office.ask("editor", `/api/admin/media/${id}?version=1`, { method: "DELETE" });
		expect((await remove()).body.code).toBe("inUse");
		await office.ask("editor", `/api/admin/posts/${made.body.data.id}?version=1`, { method: "DELETE" });
		await office.db.updateTable("page").set({ body: "Nothing" }).where("slug", "=", "about").execute();
		expect((await remove()).status).toBe(200);
		const { name, files } = body.data;
		await removeFiles(office.db, { name, files }, { store: office.office.store });
		expect(await answerPicture(office.office.store, `${name}-320.jpeg`)).toBeUndefined();
	});

	test("has no other names than those it was given", async () => {
		for (const file of ["../school.db", "..%2fsecret", "a-320.jpeg", "0123456789abcdef01234567-320.svg"]) {
			expect(await answerPicture(office.office.store, file)).toBeUndefined();
		}
	});
});
