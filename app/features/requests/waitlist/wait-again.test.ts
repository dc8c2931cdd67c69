import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertCourses } from "../../../../database/seed/insert-courses.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { sampleVisitor } from "../../../../tests/fixtures/sample-visitor.ts";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { IRINA, minutesAfter, NOON, openTestBoard, type TestBoard, WEEK } from "../board/board.fixture.ts";
import { getRequestCard } from "../board/get-request-card.server.ts";
import { createRequestResource } from "../office/requests.server.ts";
import { getMyData } from "../pages/get-my-data.server.ts";
import { getRequestForm } from "../pages/get-request-form.server.ts";
import { findAskedCourse } from "../submitting/find-asked-course.server.ts";
import { submitRequest } from "../submitting/submit-request.server.ts";
import { tellOpenings } from "./tell-openings.server.ts";

describe("whoever waits for a course again", () => {
	let board: TestBoard;
	let course: { id: string; slug: string };
	let minutes = 0;
	let tariffs: { id: string; code: string }[];
	beforeAll(async () => {
		board = await openTestBoard();
		course = await board.db.selectFrom("course").select(["id", "slug"]).executeTakeFirstOrThrow();
	});
	afterAll(() => board.close());
	beforeEach(async () => {
		await board.clear();
		await board.db.deleteFrom("start").execute();
		await board.db.deleteFrom("tariff").execute();
		tariffs = [await addTariff("group"), await addTariff("mini")];
	});

	/** A tariff with one group, which is full. */
	async function addTariff(code: string): Promise<(typeof tariffs)[number]> {
		const word = { name: code, note: code, includes: [] };
		const { id } = await board.db
			.insertInto("tariff")
			.values({
				...{ courseId: course.id, code, kind: "group", lessons: 8, priceRub: 100_00, priceUsd: 100_00 },
				...{ oldPriceRub: null, oldPriceUsd: null, recommended: false, position: 0 },
				text: JSON.stringify({ ru: word, en: word }),
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		const group = { courseId: course.id, tariffId: id, startsAt: "2027-01-15T16:00:00Z", zone: "Europe/Moscow" };
		await board.db
			.insertInto("start")
			.values({ ...group, seatsTotal: 5, seatsTaken: 5 })
			.execute();
		return { id, code };
	}

	const setTaken = (code: string, seatsTaken: number) =>
		board.db
			.updateTable("start")
			.set({ seatsTaken })
			.where("tariffId", "=", tariffs.find((tariff) => tariff.code === code)?.id ?? "")
			.execute();
	const requests = () => board.db.selectFrom("contactRequest").selectAll().orderBy("number").execute();

	async function wait(tariffCode?: string, startId?: string) {
		minutes += 30;
		const messages = { announceRequest: async () => undefined, announceRepeat: async () => undefined };
		const deps = {
			clock: createSettableClock(minutesAfter(NOON, minutes).toISOString()),
			settings: await getSiteSettings(board.db),
			messages,
		};
		const wished = await findAskedCourse(board.db, { slug: course.slug, locale: "ru", now: deps.clock.now() });
		const asked = { input: sampleVisitor(), kind: "waitlist", locale: "ru", course: wished } as const;
		const done = await submitRequest(board.db, { ...asked, tariffCode, startId }, deps);
		return done.ok ? done.outcome : done.code;
	}

	/** Ids of the requests that are told now. */
	async function look(): Promise<string[]> {
		const told: string[] = [];
		const messages = {
			announceOpening: async (_db: unknown, id: string) => void told.push(id),
			announceOpeningToManagers: async () => undefined,
		};
		await tellOpenings(board.db, { now: NOON, messages }, WEEK);
		return told;
	}

	test("is told again of the next place, by the same request, and nobody else is", async () => {
		await wait();
		const [request] = await requests();
		const email = "olga@example.com";
		const other = await board.request({ kind: "waitlist", courseId: course.id, email });
		await setTaken("group", 4);
		expect(await look()).toEqual([other, request?.id]);
		await setTaken("group", 5);
		expect(await wait()).toBe("repeated");
		expect(await look()).toEqual([]);
		await setTaken("mini", 4);
		expect(await look()).toEqual([request?.id]);
		expect(await look()).toEqual([]);
		const kinds = (await board.log(request?.id ?? "")).map(({ kind }) => kind);
		expect(kinds.sort()).toEqual(["created", "opened", "opening", "repeated"]);
	});

	test("after staff have closed the request as lost waits by it once more, promised no call", async () => {
		await wait();
		const [request] = await requests();
		const closed = { status: "lost", lostReason: "price", owner: "Ирина", ownerId: "staff-irina" } as const;
		await board.db.updateTable("contactRequest").set(closed).execute();
		expect(await wait()).toBe("repeated");
		expect(await requests()).toMatchObject([
			{ id: request?.id, status: "new", lostReason: null, owner: null, callAt: null, dueAt: null },
		]);
		await setTaken("group", 4);
		expect(await look()).toEqual([request?.id]);
	});

	test("for another tariff waits for both, and everybody sees both", async () => {
		await wait("group");
		expect(await wait("mini")).toBe("repeated");
		const [request] = await requests();
		await board.db.updateTable("tariff").set({ position: 1 }).where("code", "=", "mini").execute();
		const asked = { id: request?.id ?? "", locale: "ru", now: NOON } as const;
		expect((await getRequestCard(board.db, asked, WEEK))?.tariff).toBe("group, mini");
		const my = await getMyData(board.db, { token: request?.token ?? "", locale: "ru", now: NOON });
		expect(my?.tariffName).toBe("group, mini");
		tariffs.push(await addTariff("third"));
		await setTaken("third", 0);
		expect(await look()).toEqual([]);
		await setTaken("mini", 4);
		expect(await look()).toEqual([request?.id]);
	});

	test("for another group waits for both, holds a place in neither, and everybody sees both", async () => {
		const [group, mini] = await board.db.selectFrom("start").orderBy("id").selectAll().execute();
		const codeOf = (tariffId = "") => tariffs.find(({ id }) => id === tariffId)?.code;
		expect(await wait(codeOf(group?.tariffId), group?.id)).toBe("received");
		expect(await wait(codeOf(mini?.tariffId), mini?.id)).toBe("repeated");
		const [request] = await requests();
		expect(request).toMatchObject({ startId: group?.id });
		expect(await board.db.selectFrom("seatHold").selectAll().execute()).toEqual([]);
		const day = { startsAt: new Date("2027-01-15T16:00:00Z"), zone: "Europe/Moscow" };
		const asked = { id: request?.id ?? "", locale: "ru", now: NOON } as const;
		expect((await getRequestCard(board.db, asked, WEEK))?.groups).toEqual([day, day]);
		const my = await getMyData(board.db, { token: request?.token ?? "", locale: "ru", now: NOON });
		expect(my?.groups).toEqual([day, day]);
		expect(await look()).toEqual([]);
		await setTaken("mini", 4);
		expect(await look()).toEqual([request?.id]);
	});

	test("is given a form that keeps the group, full as it is, and has none to choose from", async () => {
		const start = await board.db.selectFrom("start").selectAll().executeTakeFirstOrThrow();
		const { id, tariffId, startsAt, zone } = start;
		const awaited = { at: startsAt, zone };
		const settings = await getSiteSettings(board.db);
		const asked = { courseSlug: course.slug, startId: id, locale: "ru", now: NOON, settings } as const;
		const formOf = (tariffCode: string | undefined) =>
			getRequestForm(board.db, { kind: "waitlist", ...asked, tariffCode });
		const own = tariffs.find((tariff) => tariff.id === tariffId)?.code;
		const other = tariffs.find((tariff) => tariff.id !== tariffId)?.code;
		expect(await formOf(own)).toMatchObject({ startId: id, starts: [], awaited });
		const none = { startId: undefined, awaited: undefined };
		expect(await formOf(other)).toMatchObject(none);
		expect(await getRequestForm(board.db, { kind: "trial", ...asked })).toMatchObject(none);
	});

	test("for a group that is not there any more waits for any of its tariff", async () => {
		await wait("group", "018f0000-0000-7000-8000-000000000000");
		const [request] = await requests();
		expect(request).toMatchObject({ startId: null });
		await setTaken("group", 4);
		expect(await look()).toEqual([request?.id]);
	});

	test("for whatever tariff waits for any", async () => {
		await wait("group");
		const of = { courseId: course.id, tariffId: tariffs[0]?.id ?? "" };
		await board.request({ kind: "waitlist", ...of });
		await setTaken("mini", 4);
		expect(await look()).toEqual([]);
		expect(await wait()).toBe("repeated");
		const mine = { tariffId: null, updatedAt: minutesAfter(NOON, minutes) };
		expect(await requests()).toMatchObject([mine, { ...of, updatedAt: NOON }]);
		expect(await look()).toHaveLength(1);
	});

	test("after he bought, or after his wait ended in a request of another kind, waits by a new request", async () => {
		await wait();
		await board.db.updateTable("contactRequest").set({ status: "won" }).execute();
		expect(await wait()).toBe("received");
		const into = await board.request({ kind: "consultation", courseId: course.id });
		await board.db
			.updateTable("contactRequest")
			.set({ status: "lost", mergedInto: into })
			.where("id", "!=", into)
			.execute();
		expect(await wait()).toBe("received");
		await setTaken("group", 4);
		expect(await look()).toEqual([(await requests()).at(-1)?.id]);
	});

	test("of another course, as staff have put it right, is told of that one too", async () => {
		await wait("group");
		await setTaken("group", 4);
		const [request] = await requests();
		const id = request?.id ?? "";
		expect(await look()).toEqual([id]);
		const other = buildCourse({ slug: "other-course" });
		const added = await inTransaction(board.db, (transaction) => insertCourses(transaction, [other], NOON));
		const resource = createRequestResource({ followers: [], messages: { announceMending: async () => undefined } });
		const [record] = await resource.read(board.db, [id]);
		const input = resource.schema.parse({ ...record, courseId: added.get("other-course") });
		const staff = { ...IRINA, email: "", role: "manager", locale: "ru", teacherId: null, hasTwoFactor: false } as const;
		await inTransaction(board.db, async (transaction) => {
			const mended = await resource.update?.(transaction, { id, input }, { staff, now: NOON });
			expect(mended).toMatchObject({ ok: true });
		});
		expect(await look()).toEqual([id]);
		expect(await look()).toEqual([]);
		await board.db.deleteFrom("contactRequest").execute();
		await board.db.deleteFrom("course").where("slug", "=", "other-course").execute();
	});
});
