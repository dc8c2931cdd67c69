import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SAMPLES } from "../../tests/fixtures/office/samples.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";
import { storable } from "./storable.ts";

const NOW = new Date("2026-11-23T09:00:00Z");
const CUT = "Слова\0 🚀".slice(0, -1);
let office: TestOffice;
beforeAll(async () => {
	office = await openTestOffice({ clock: { now: () => NOW } });
});
afterAll(() => office.close());

test("whole characters stay, halves of them and NUL go", () => {
	expect(storable("Слова 🚀\n\t")).toBe("Слова 🚀\n\t");
	expect(storable(CUT)).toBe("Слова ");
});

test("a text that a field's length cut within a character is saved without the half", async () => {
	const sample = (await SAMPLES.rubrics?.build(office.db)) as { text: { ru: object } };
	const body = { ...sample, text: { ...sample.text, ru: { ...sample.text.ru, title: CUT } } };
	const answer = await office.ask("owner", "/api/admin/rubrics", { method: "POST", body });
	expect(answer).toMatchObject({ status: 201, body: { data: { text: { ru: { title: "Слова" } } } } });
});

test("so are the words of a picture", async () => {
	const form = new FormData();
	const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#345" } })
		.png()
		.toBuffer();
	form.set("file", new File([bytes as BlobPart], "picture.png"));
	form.set("title", "a\0b");
	for (const locale of ["ru", "en"]) form.set(`alt.${locale}`, "a\0b");
	const answer = await office.ask("owner", "/api/admin/media", { method: "POST", body: form });
	expect(answer).toMatchObject({ status: 201, body: { data: { title: "ab", alt: { ru: "ab", en: "ab" } } } });
});
