import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { minutesAfter, NOON, openTestBoard, type TestBoard } from "../board/board.fixture.ts";
import { getMyData } from "./get-my-data.server.ts";

const TOMORROW = minutesAfter(NOON, 24 * 60);

describe("the data of a person", () => {
	let board: TestBoard;
	beforeAll(async () => {
		board = await openTestBoard();
	});
	afterAll(() => board.close());
	beforeEach(() => board.clear());

	async function ask(id: string, now: Date = NOON) {
		const { token } = await board.get(id);
		return await getMyData(board.db, { token, locale: "ru", now });
	}

	function discount(percent: number, discountUntil: Date | null) {
		return {
			discountPercent: percent,
			discountMinor: percent * 100_00,
			discountCurrency: "RUB",
			discountUntil,
		} as const;
	}

	/** A tariff with a mentor that is taught in the groups of the course. */
	async function tariffBeside(courseId: string): Promise<string> {
		const { id: _, ...group } = await board.db
			.selectFrom("tariff")
			.where("courseId", "=", courseId)
			.selectAll()
			.executeTakeFirstOrThrow();
		const text = { ru: { ...group.text.ru, name: "С наставником" }, en: group.text.en };
		const { id } = await board.db
			.insertInto("tariff")
			.values({ ...group, code: "mentor", kind: "with_mentor", text: JSON.stringify(text) })
			.returning("id")
			.executeTakeFirstOrThrow();
		return id;
	}

	test("tell the word of a parent, the saved discount and its end, also once it has passed", async () => {
		const id = await board.request({ isRepresentative: true, ...discount(25, TOMORROW) });
		const kept = { percent: 25, amount: { minor: 2_500_00, currency: "RUB" }, until: TOMORROW };
		expect(await ask(id)).toMatchObject({ isRepresentative: true, discount: { ...kept, isOver: false } });
		expect(await ask(id, TOMORROW)).toMatchObject({ discount: { ...kept, isOver: true } });
		const plain = await board.request();
		expect(await ask(plain)).toMatchObject({ isRepresentative: false, discount: undefined, place: undefined });
	});

	test("tell the place while it is held, and not once it is free again", async () => {
		const start = await board.db
			.selectFrom("start")
			.select(["id", "startsAt", "zone", "courseId"])
			.orderBy("startsAt")
			.executeTakeFirstOrThrow();
		const named = await tariffBeside(start.courseId);
		const requestId = await board.request({ courseId: start.courseId, tariffId: named });
		const hold = { startId: start.id, requestId, expiresAt: TOMORROW, createdAt: NOON };
		await board.db.insertInto("seatHold").values(hold).execute();
		const place = {
			startsAt: start.startsAt,
			zone: start.zone,
			otherCourse: null,
			isPaused: false,
			heldUntil: TOMORROW,
		};
		expect((await ask(requestId))?.place).toEqual({ ...place, tariffName: "С наставником" });
		await board.db.updateTable("contactRequest").set({ tariffId: null }).execute();
		expect((await ask(requestId))?.place).toEqual({ ...place, tariffName: "Экипаж" });
		expect((await ask(requestId, TOMORROW))?.place).toBeUndefined();
		await board.db.updateTable("seatHold").set({ releasedAt: NOON }).execute();
		expect((await ask(requestId))?.place).toBeUndefined();
	});

	test("tell what was asked for, in the language of the page, and what came along with the form", async () => {
		const course = await board.db.selectFrom("course").select(["id", "slug"]).executeTakeFirstOrThrow();
		const tariff = await board.db
			.selectFrom("tariff")
			.where("courseId", "=", course.id)
			.select(["id", "text"])
			.executeTakeFirstOrThrow();
		const start = await board.db.selectFrom("start").select(["id", "startsAt", "zone"]).executeTakeFirstOrThrow();
		const came = { page: "/trial", referrer: "https://ya.ru/", roistat: "123", ip: "203.0.113.7", agent: "Firefox" };
		const id = await board.request({
			...{ courseId: course.id, tariffId: tariff.id, startId: start.id, subject: "webinar:gone@2026-11-20" },
			...{ ...came, utm: JSON.stringify({ utm_source: "ya" }), visitorZone: "Europe/Samara", locale: "en" },
			answers: JSON.stringify({ quiz: {}, offered: [course.slug] }),
		});
		expect(await ask(id)).toMatchObject({
			tariffName: tariff.text.ru.name,
			groups: [{ startsAt: start.startsAt, zone: start.zone }],
			webinar: { title: { ru: "gone", en: "gone" }, day: "2026-11-20" },
			answers: { offered: [course.slug] },
			trace: { ...came, utm: { utm_source: "ya" }, visitorZone: "Europe/Samara", locale: "en", crmId: null },
		});
		const bare = { tariffName: null, groups: [], webinar: null, guideTitle: null, answers: null };
		expect(await ask(await board.request())).toMatchObject(bare);
	});

	test("of a merged request tell the discount that an order would take under its secret", async () => {
		const into = await board.request(discount(10, null));
		const from = await board.request({ ...discount(25, TOMORROW), mergedInto: into });
		expect(await ask(from)).toMatchObject({ discount: { percent: 25, isOver: false } });
		expect(await ask(from, TOMORROW)).toMatchObject({ discount: { percent: 10, until: null } });
		expect(await ask(into)).toMatchObject({ discount: { percent: 10 } });
	});
});
