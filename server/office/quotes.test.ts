import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ResourceName } from "../../app/shared/staff-rights.ts";
import { SAMPLES } from "../../tests/fixtures/office/samples.ts";
import { testDeps } from "../../tests/fixtures/office/test-deps.ts";
import { seedTestSchool } from "../../tests/fixtures/seed-test-school.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";
import { officeResources } from "./resources.ts";

const now = new Date("2026-11-23T09:00:00Z");
let office: TestOffice;
beforeAll(async () => {
	office = await openTestOffice({ clock: { now: () => now }, fill: (db) => seedTestSchool(db, { now }) });
});
afterAll(() => office.close());

/** One text of every resource whose texts readers are shown. */
const FIELDS: Partial<Record<ResourceName, string>> = {
	authors: "text.ru.bio",
	categories: "text.en.lead",
	courses: "texts.ru.body.faq.0.a",
	"faq-groups": "text.ru.title",
	"faq-questions": "text.en.a",
	guides: "texts.ru.body",
	"legal-documents": "texts.en.body",
	media: "alt.ru",
	pages: "texts.en.lead",
	posts: "texts.ru.title",
	quizzes: "courses.0.text.en.because",
	reviews: "text.ru.text",
	rubrics: "text.ru.description",
	teachers: "text.ru.bio",
	webinars: "texts.en.programme.0.text",
};
/** Contents without texts of readers; settings are what texts quote from. */
const WITHOUT_TEXTS = ["promo-codes", "settings", "starts"];

const at = (name: string, id = "") => `/api/admin/${name}${id && `/${id}`}`;

function withText(document: object, path: string, text: string): object {
	const copy = structuredClone(document) as Record<string, unknown>;
	const steps = path.split(".");
	const last = steps.pop() ?? "";
	const place = steps.reduce<Record<string, unknown>>((node, step) => node[step] as Record<string, unknown>, copy);
	expect(typeof place[last], `${path} is a text`).toBe("string");
	place[last] = text;
	return copy;
}

describe("a figure that a text quotes", () => {
	test("is asked for in every resource of content", () => {
		const content = [...officeResources(testDeps()).values()].filter(({ isContent }) => isContent);
		expect(content.map(({ name }) => name).sort()).toEqual([...Object.keys(FIELDS), ...WITHOUT_TEXTS].sort());
	});

	test.each(Object.entries(FIELDS))("is known to the school, or %s are not saved: %s", async (name, field) => {
		const sample = SAMPLES[name as ResourceName];
		if (!sample) throw new Error(`No sample of ${name}`);
		const save = async (document: object, id?: string) =>
			office.ask<{ id: string }>("owner", at(name, id), { method: id ? "PUT" : "POST", body: document });
		const refused = { status: 400, body: { code: "invalid", errors: { [field]: "unknownFact:foundedd" } } };
		let id = await sample.find?.(office.db);
		if (!id) {
			const document = await sample.build(office.db);
			expect(await save(withText(document, field, "Since {{foundedd}}"))).toMatchObject(refused);
			const made = await save(withText(document, field, "Since {{founded}}"));
			expect(made.status, JSON.stringify(made.body)).toBe(201);
			id = made.body.data.id;
		}
		const { body } = await office.ask<object>("owner", at(name, id));
		expect(await save(withText(body.data, field, "Since {{foundedd}}"), id)).toMatchObject(refused);
		const edited = await save(withText(body.data, field, "Since {{founded}}!"), id);
		expect(edited.status, JSON.stringify(edited.body)).toBe(200);
	});
});
