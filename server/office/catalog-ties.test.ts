import type { Insertable } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nextCatalogueChange } from "../../app/features/catalog/next-catalogue-change.server.ts";
import { MINUTE_MS } from "../../app/shared/durations.ts";
import type { Schema } from "../../database/types.ts";
import { type CatalogOffice, NOW, openCatalogOffice, startOf } from "../../tests/fixtures/office/catalog-office.ts";
import type { CatalogRecord } from "../../tests/fixtures/office/catalog-records.ts";
import { courseTariff } from "../../tests/fixtures/office/course-sample.ts";
import { teacherSample } from "../../tests/fixtures/office/teacher-sample.ts";
import type { TestOffice } from "../../tests/fixtures/test-office.ts";

let catalog: CatalogOffice;
let office: TestOffice;
beforeAll(async () => {
	catalog = await openCatalogOffice();
	({ office } = catalog);
}, 60_000);
afterAll(() => office.close());

function addRequest(about: Partial<Insertable<Schema["contactRequest"]>> = {}) {
	const values = {
		kind: "trial" as const,
		name: "Анна",
		phone: "+79031234567",
		phoneRaw: "8 903 123-45-67",
		channel: "call" as const,
		locale: "ru" as const,
		token: crypto.randomUUID(),
		idempotencyKey: crypto.randomUUID(),
		contentHash: "x",
		respondBy: NOW,
		repeatKeyPhone: crypto.randomUUID(),
		utm: "{}",
		...about,
	};
	return office.db.insertInto("contactRequest").values(values).returning("id").executeTakeFirstOrThrow();
}

/** An order that has been paid, of one line. */
async function addOrder(line: { readonly courseId: string; readonly tariffId: string; readonly startId: string }) {
	const key = crypto.randomUUID();
	const { id: orderId } = await office.db
		.insertInto("courseOrder")
		.values({
			...{ number: key, token: key, idempotencyKey: key, formKey: key, contentHash: "x", state: "paid" },
			...{ currency: "RUB", subtotal: 100, discount: 0, total: 100, locale: "ru", mode: "single" },
			...{ customerName: "Анна", customerSurname: "Орлова", customerPhone: "+79031234567" },
			...{ customerEmail: "a@example.com", customerEmailKey: "a@example.com", paymentType: "card_ru", documents: "[]" },
			...{ createdAt: NOW, updatedAt: NOW },
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const priced = { unit: 100, discount: 0, total: 100, lessons: 8, title: "Курс", tariffName: "Группа", position: 0 };
	await office.db
		.insertInto("courseOrderLine")
		.values({ orderId, tariffKind: "group", ...priced, ...line })
		.execute();
}
const remove = (resource: string, { id, version }: CatalogRecord) =>
	office.ask("owner", `/api/admin/${resource}/${id}?version=${version}`, { method: "DELETE" });

describe("a group", () => {
	test("never has fewer places than are taken and held, and keeps its course while they are", async () => {
		const course = await catalog.addCourse("with-groups", {
			tariffs: [courseTariff(), courseTariff({ code: "solo", recommended: false })],
		});
		const other = await catalog.addCourse("with-other-groups");
		const start = await catalog.add("starts", startOf(course, course.tariffs[0]));
		expect(await catalog.errorsOf(catalog.write("starts", { ...start, tariffId: other.tariffs[0].id }))).toEqual({
			tariffId: "unknown",
		});
		await office.db.updateTable("start").set({ seatsTaken: 3 }).where("id", "=", start.id).execute();
		const { id: requestId } = await addRequest();
		const { id: otherId } = await addRequest();
		const hold = { requestId, startId: start.id, expiresAt: new Date(NOW.getTime() + MINUTE_MS) };
		const late = { requestId: otherId, startId: start.id, expiresAt: new Date(NOW.getTime() - MINUTE_MS) };
		await office.db.insertInto("seatHold").values([hold, late]).execute();
		expect(await catalog.errorsOf(catalog.write("starts", { ...start, seatsTotal: 3 }))).toEqual({
			seatsTotal: "belowTaken",
		});
		const moved = { ...start, courseId: other.id, tariffId: other.tariffs[0].id };
		expect(await catalog.errorsOf(catalog.write("starts", moved))).toEqual({ courseId: "inUse" });
		const elsewhere = { ...start, tariffId: course.tariffs[1].id };
		expect(await catalog.errorsOf(catalog.write("starts", elsewhere))).toEqual({ tariffId: "inUse" });
		// Lists of courses are true until the hold is over.
		expect(await nextCatalogueChange(office.db, NOW)).toEqual(hold.expiresAt);
		const smaller = await catalog.write("starts", { ...start, seatsTotal: 4 });
		expect(smaller.body.data.seatsTotal).toBe(4);
		const path = `/api/admin/starts/${start.id}?version=${smaller.body.data.version}`;
		expect(await office.ask("editor", path, { method: "DELETE" })).toMatchObject({
			status: 409,
			body: { code: "inUse" },
		});
		const listed = await office.ask("manager", `/api/admin/starts?courseId=${course.id}`);
		expect(listed.body.data).toMatchObject([{ seatsTotal: 4, seatsTaken: 3 }]);
	});

	test("is named and counted for other screens, while its form and its history know only what is typed", async () => {
		const course = await catalog.addCourse("counted");
		const start = await catalog.add("starts", startOf(course, course.tariffs[0]));
		await office.db.updateTable("start").set({ seatsTaken: 3 }).where("id", "=", start.id).execute();
		const { id: requestId } = await addRequest();
		const hold = { requestId, startId: start.id, expiresAt: new Date(Date.now() + MINUTE_MS) };
		await office.db.insertInto("seatHold").values(hold).execute();
		const many = await office.ask<object[]>("manager", `/api/admin/starts?ids=${start.id},no-group`);
		const counted = { courseRu: course.texts.ru.title, courseEn: course.texts.en.title, seatsTaken: 3, seatsHeld: 1 };
		expect(many.body.data).toEqual([{ ...start, ...many.body.data[0], ...counted }]);
		expect(await catalog.read("starts", start.id)).toEqual(start);
		expect((await catalog.write("starts", { ...start, ...many.body.data[0], seatsTotal: 5 })).status).toBe(200);
		const history = await office.ask<object[]>("editor", `/api/admin/starts/${start.id}/history`);
		expect(history.body.data[0]).toMatchObject({ changes: [{ field: "seatsTotal", before: 8, after: 5 }] });
	});

	test("has a date ahead while it is held again: the next one would open at once", async () => {
		const course = await catalog.addCourse("held-again");
		const ahead = { ...startOf(course, course.tariffs[0]), repeatDays: 14 };
		const over = { startsAt: "2020-01-10T15:00:00.000Z" };
		const isPast = { startsAt: "past" };
		const post = (body: object) => office.ask("editor", "/api/admin/starts", { method: "POST", body });
		expect(await catalog.errorsOf(post({ ...ahead, ...over }))).toEqual(isPast);
		const start = await catalog.add("starts", ahead);
		expect(await catalog.errorsOf(catalog.write("starts", { ...start, ...over }))).toEqual(isPast);
		const begun = { ...start, ...over, repeatDays: null };
		const written = await catalog.write("starts", begun);
		expect(written.status).toBe(200);
		expect(await catalog.errorsOf(catalog.write("starts", { ...written.body.data, repeatDays: 7 }))).toEqual(isPast);
	});
});

describe("a list of groups", () => {
	test("names every tariff that a group has its people from, its own first", async () => {
		const course = await catalog.addCourse("with-a-mentor");
		const [group] = course.tariffs;
		await catalog.add("starts", startOf(course, group));
		const listed = () => office.ask("manager", `/api/admin/starts?courseId=${course.id}`);
		expect((await listed()).body.data).toMatchObject([{ tariffRu: "Группа" }]);
		const word = (name: string) => ({ name, note: name, includes: [] });
		await office.db
			.insertInto("tariff")
			.values({
				...{ courseId: course.id, code: "mentor", kind: "with_mentor", lessons: 8, priceRub: 100_00, priceUsd: 100_00 },
				...{ oldPriceRub: null, oldPriceUsd: null, recommended: false, position: 9 },
				text: JSON.stringify({ ru: word("С наставником"), en: word("With a mentor") }),
			})
			.execute();
		expect((await listed()).body.data).toMatchObject([{ tariffRu: "Группа, С наставником" }]);
	});
});

describe("what others lean on", () => {
	test("a category with courses and a group with questions stay", async () => {
		const refused = { status: 409, body: { code: "inUse" } };
		const category = await catalog.read("categories", await catalog.idOf("category", "roblox"));
		const path = `/api/admin/categories/${category.id}?version=${category.version}`;
		expect(await office.ask("owner", path, { method: "DELETE" })).toMatchObject(refused);
		expect(await catalog.errorsOf(catalog.write("categories", { ...category, audience: "adults" }))).toEqual({
			audience: "inUse",
		});
		const group = await office.db.selectFrom("faqGroup").select(["id", "version"]).executeTakeFirstOrThrow();
		const groupPath = `/api/admin/faq-groups/${group.id}?version=${group.version}`;
		expect(await office.ask("owner", groupPath, { method: "DELETE" })).toMatchObject(refused);
	});

	test("what an order, a request or a webinar names stays", async () => {
		const course = await catalog.addCourse("named", {
			tariffs: [courseTariff(), courseTariff({ code: "solo", recommended: false })],
		});
		const [group, solo] = course.tariffs;
		const [ordered, asked] = [
			await catalog.add("starts", startOf(course, group)),
			await catalog.add("starts", startOf(course, group)),
		];
		await addOrder({ courseId: course.id, tariffId: solo.id, startId: ordered.id });
		await addRequest({ startId: asked.id });
		for (const start of [ordered, asked]) {
			expect(await remove("starts", start)).toMatchObject({ status: 409, body: { code: "inUse" } });
		}
		expect(await catalog.errorsOf(catalog.write("courses", { ...course, tariffs: [group] }))).toEqual({
			tariffs: "inUse",
		});
		const teacher = await catalog.add("teachers", await teacherSample.build(office.db));
		const { id: webinarId } = await office.db.selectFrom("webinar").select("id").executeTakeFirstOrThrow();
		await office.db.insertInto("webinarSpeaker").values({ webinarId, teacherId: teacher.id, position: 9 }).execute();
		expect(await remove("teachers", teacher)).toMatchObject({ status: 409, body: { code: "inUse" } });
	});

	test("a tariff stays whose discount a request has kept, or for which somebody waits since he asked again", async () => {
		const course = await catalog.addCourse("promised", {
			tariffs: [courseTariff(), courseTariff({ code: "solo", recommended: false })],
		});
		const [group, solo] = course.tariffs;
		const goes = () => catalog.errorsOf(catalog.write("courses", { ...course, tariffs: [group] }));
		const { id: kept } = await addRequest({ courseId: course.id, discountTariffId: solo.id });
		expect(await goes()).toEqual({ tariffs: "inUse" });
		await office.db.deleteFrom("contactRequest").where("id", "=", kept).execute();
		const { id: requestId } = await addRequest({ kind: "waitlist", courseId: course.id, tariffId: group.id });
		const details = JSON.stringify({ tariffId: solo.id, startId: null });
		await office.db.insertInto("contactRequestEvent").values({ requestId, kind: "repeated", details }).execute();
		expect(await goes()).toEqual({ tariffs: "inUse" });
		await office.db.deleteFrom("contactRequest").where("id", "=", requestId).execute();
		expect((await catalog.write("courses", { ...course, tariffs: [group] })).status).toBe(200);
	});

	test("a question is of a group that is there, and a group's name is its own", async () => {
		const [group, other] = await office.db.selectFrom("faqGroup").select(["id", "slug"]).execute();
		const { id } = await office.db.selectFrom("faqQuestion").select("id").executeTakeFirstOrThrow();
		const question = await catalog.read("faq-questions", id);
		const moved = { ...question, groupId: id };
		expect(await catalog.errorsOf(catalog.write("faq-questions", moved))).toEqual({ groupId: "unknown" });
		const renamed = { ...(await catalog.read("faq-groups", group?.id ?? "")), slug: other?.slug };
		expect(await catalog.errorsOf(catalog.write("faq-groups", renamed))).toEqual({ slug: "taken" });
	});
});
