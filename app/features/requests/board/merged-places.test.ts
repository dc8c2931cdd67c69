import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertCourses } from "../../../../database/seed/insert-courses.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { getMyPromises } from "../pages/get-my-promises.server.ts";
import { IRINA, minutesAfter, NOON, openTestBoard, type TestBoard } from "./board.fixture.ts";
import { mergeRequests } from "./merge-requests.server.ts";

const PHONE = "+79031112233";

describe("requests of one parent about two courses", () => {
	let board: TestBoard;
	let groups: { id: string; courseId: string }[];
	beforeAll(async () => {
		board = await openTestBoard();
		const courses = [buildCourse({ slug: "other-course", ru: { ...buildCourse().ru, title: "Другой курс" } })];
		await inTransaction(board.db, (transaction) => insertCourses(transaction, courses, NOON));
		groups = await board.db.selectFrom("start").select(["id", "courseId"]).execute();
	});
	afterAll(() => board.close());
	beforeEach(() => board.clear());

	/** A request about the course of a group, with a place in it. */
	async function hold(group: { id: string; courseId: string } | undefined, minutes = 600) {
		if (!group) throw new Error("No such group");
		const requestId = await board.request({ phone: PHONE, courseId: group.courseId, startId: group.id });
		const values = { startId: group.id, requestId, expiresAt: minutesAfter(NOON, minutes) };
		await board.db.insertInto("seatHold").values(values).execute();
		return requestId;
	}

	function merge(id: string, into: string) {
		return mergeRequests(board.db, { id, into, staff: IRINA, now: NOON }, { followers: [] });
	}

	test("are not merged while both hold a place: neither child loses the one that was promised", async () => {
		const [one, other] = [await hold(groups[0]), await hold(groups[1])];
		expect(await merge(one, other)).toEqual({ ok: false, code: "bothHold" });
		expect(await merge(other, one)).toEqual({ ok: false, code: "bothHold" });
		const held = await board.db.selectFrom("seatHold").where("releasedAt", "is", null).select("requestId").execute();
		expect(held).toHaveLength(2);
	});

	test("that are merged tell by either secret which course is meant, where it is not that of the request", async () => {
		const [first, second] = groups;
		const from = await board.request({ phone: PHONE, courseId: first?.courseId ?? null });
		const into = await hold(second);
		const discount = { discountPercent: 15, discountMinor: 4_500_00, discountCurrency: "RUB" } as const;
		await board.db.updateTable("contactRequest").set(discount).where("id", "=", into).execute();
		expect(await merge(from, into)).toMatchObject({ ok: true });
		const ask = async (id: string) => {
			const { token } = await board.get(id);
			return getMyPromises(board.db, { token, locale: "ru", now: NOON });
		};
		const named = { otherCourse: "Другой курс", isPaused: false };
		expect(await ask(from)).toMatchObject({ discount: named, place: named });
		const own = { otherCourse: null, isPaused: false };
		expect(await ask(into)).toMatchObject({ discount: own, place: own });
	});

	test("are merged once one of the places is held no longer", async () => {
		expect(await merge(await hold(groups[0], -1), await hold(groups[1]))).toMatchObject({ ok: true });
		expect(await merge(await hold(groups[0]), await hold(groups[1], -1))).toMatchObject({ ok: true });
	});
});
