import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getPostPage } from "../../app/features/blog/get-post-page.server.ts";
import { getSiteSettings } from "../../app/features/settings/get-site-settings.server.ts";
import { factsOf } from "../../app/features/settings/site-settings.ts";
import { type CatalogOffice, NOW, openCatalogOffice } from "../../tests/fixtures/office/catalog-office.ts";
import type { CourseRecord } from "../../tests/fixtures/office/catalog-records.ts";
import type { TestOffice } from "../../tests/fixtures/test-office.ts";

const [OLD, NEW] = ["scratch", "scratch-for-all"];

let catalog: CatalogOffice;
let office: TestOffice;
beforeAll(async () => {
	catalog = await openCatalogOffice();
	({ office } = catalog);
	await office.db
		.updateTable("promoCode")
		.set({ scope: "courses", scopeValues: [OLD] })
		.where("code", "=", "LETO")
		.execute();
}, 60_000);
afterAll(() => office.close());

type Named = { readonly id: string; readonly version: number };

async function change(path: string, method: "PUT" | "POST", body: object): Promise<Named> {
	const answer = await office.ask<Named>("owner", `/api/admin/${path}`, { method, body });
	expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	return answer.body.data;
}

/** A record that names the course, with a change that the history keeps. */
async function changeFirst(resource: string, id: string, part: (record: Named) => object): Promise<void> {
	const { body } = await office.ask<Named>("owner", `/api/admin/${resource}/${id}`);
	expect(JSON.stringify(body.data)).toContain(`"${OLD}"`);
	await change(`${resource}/${id}`, "PUT", { ...body.data, ...part(body.data) });
}

async function renameCourse(slug: string): Promise<void> {
	const id = await catalog.idOf("course", slug === NEW ? OLD : NEW);
	const course = await catalog.read<CourseRecord>("courses", id);
	expect((await catalog.write("courses", { ...course, slug })).status).toBe(200);
}

test("an older state that named a course before it was renamed comes back with its present name", async () => {
	const { id: code } = await office.db
		.selectFrom("promoCode")
		.where("code", "=", "LETO")
		.select("id")
		.executeTakeFirstOrThrow();
	const { slug: quiz } = await office.db.selectFrom("quiz").select("slug").executeTakeFirstOrThrow();
	const { rows: webinars } = await sql<Named>`select id from webinar where ${OLD} = any(courses)`.execute(office.db);
	const webinar = webinars[0]?.id ?? "";
	await changeFirst("promo-codes", code, () => ({ note: "Later" }));
	await changeFirst("quizzes", quiz, (record) => ({
		courses: (record as unknown as { courses: object[] }).courses.toReversed(),
	}));
	await changeFirst("webinars", webinar, () => ({ courses: [] }));
	await renameCourse(NEW);
	for (const path of [`promo-codes/${code}`, `quizzes/${quiz}`, `webinars/${webinar}`]) {
		const { body } = await office.ask<Named>("owner", `/api/admin/${path}`);
		const restored = await change(`${path}/restore`, "POST", { number: 1, version: body.data.version });
		expect(JSON.stringify(restored)).toContain(`"${NEW}"`);
		expect(JSON.stringify(restored)).not.toContain(`"${OLD}"`);
	}
	await renameCourse(OLD);
});

test("an older promotion and older rubrics of the feed come back with the present names of codes and categories", async () => {
	const code = await office.db
		.selectFrom("promoCode")
		.where("code", "=", "LETO")
		.select("id")
		.executeTakeFirstOrThrow();
	const category = await catalog.idOf("category", "games");
	const rename = async (path: string, name: object) => {
		const { body } = await office.ask<Named>("owner", `/api/admin/${path}`);
		await change(path, "PUT", { ...body.data, ...name });
	};
	const save = (key: string, value: unknown) => rename(`settings/${key}`, { value });
	const restore = async (key: string) => {
		const { body } = await office.ask<Named>("owner", `/api/admin/settings/${key}`);
		const { version } = body.data;
		return office.ask(`owner`, `/api/admin/settings/${key}/restore`, { method: "POST", body: { number: 2, version } });
	};
	await rename(`promo-codes/${code.id}`, { scope: "all", scopeValues: [] });
	await save("promotion", { code: "LETO", bonus_code: "LETO" });
	await save("promotion", null);
	await save("yandex_rubrics", { games: 7, design: 9 });
	await save("yandex_rubrics", {});
	await rename(`promo-codes/${code.id}`, { code: "ZIMA" });
	await rename(`categories/${category}`, { slug: "play" });
	expect((await restore("promotion")).status).toBe(200);
	expect((await restore("yandex_rubrics")).status).toBe(200);
	const settings = await getSiteSettings(office.db);
	expect(settings.promotion).toEqual({ code: "ZIMA", bonus_code: "ZIMA" });
	expect(settings.yandex_rubrics).toEqual({ play: 7, design: 9 });
	await save("promotion", null);
	await office.db.updateTable("promoCode").set({ code: "OTHER" }).where("id", "=", code.id).execute();
	await sql`delete from revision where resource = 'promo-codes'`.execute(office.db);
	expect(await restore("promotion")).toMatchObject({
		status: 400,
		body: { errors: { "value.code": "unknownCode:LETO" } },
	});
	await rename(`promo-codes/${code.id}`, { code: "LETO" });
	await rename(`categories/${category}`, { slug: "games" });
});

test("widgets of an article that name a course as it was called once show it", async () => {
	await renameCourse(NEW);
	const body = `::course{slug="${OLD}"}\n\n::instalments{course="${OLD}"}\n\n::request-form{kind="trial" course="${OLD}"}\n`;
	await office.db.updateTable("postText").set({ body }).execute();
	const { slug } = await office.db.selectFrom("post").select("slug").executeTakeFirstOrThrow();
	const settings = await getSiteSettings(office.db);
	const page = await getPostPage(office.db, {
		...{ slug, locale: "ru", now: NOW, settings, facts: factsOf(settings, "ru") },
		...{ lenders: [], takesForeignCards: true },
		...{ tableLabel: "Table", url: "https://school.example", replyTo: undefined, isWaiting: false },
	});
	expect(page?.view.post.text.blocks).toMatchObject([{ slug: NEW }, { course: NEW }, { course: NEW }]);
	expect(page?.view.widgets.courses).toHaveProperty(NEW);
	expect(page?.view.widgets.plans).toHaveProperty(NEW);
	expect(Object.values(page?.view.widgets.forms ?? {})).toMatchObject([{ course: { slug: NEW } }]);
});
