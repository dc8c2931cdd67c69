import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { sampleVisitor } from "../../../../tests/fixtures/sample-visitor.ts";
import { listCourses } from "../../catalog/courses/list-courses.server.ts";
import { getRequestForm } from "../../requests/pages/get-request-form.server.ts";
import { findAskedCourse } from "../../requests/submitting/find-asked-course.server.ts";
import { submitRequest } from "../../requests/submitting/submit-request.server.ts";
import { NO_TARIFF } from "../basket/read-checkout-lines.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { getCheckout } from "./get-checkout.server.ts";
import { getRequestPrefill } from "./get-request-prefill.server.ts";

const MENTOR = { courseSlug: "test-course", tariffCode: "mentor" };
const GROUP = { courseSlug: "test-course", tariffCode: "group" };

describe("a group with a mentor", () => {
	let school: TestCheckout;
	let startId: string;
	beforeAll(async () => {
		const course = buildCourse();
		const [group] = course.tariffs;
		const [start] = course.starts;
		if (!group || !start) throw new Error("A course has a tariff and a group");
		const mentor = { ...group, code: "mentor", kind: "with_mentor" as const, recommended: false, sale_days: null };
		school = await openCheckout([{ ...course, tariffs: [group, mentor], starts: [{ ...start, seats: 1, taken: 0 }] }]);
		startId = (await school.startOf("test-course")).id;
	});
	afterAll(() => school.close());
	afterEach(async () => {
		for (const table of ["courseOrder", "contactRequest"] as const) await school.db.deleteFrom(table).execute();
	});

	async function offered(tariffCode: string) {
		const view = await getCheckout(
			school.db,
			{
				...{ lines: [{ ...MENTOR, tariffCode }], promoCode: null, customer: null, requestTokens: [] },
				...{ promoTries: { take: () => true, giveBack: () => undefined }, locale: "ru", isDemo: false },
				choice: { mode: "single", paymentType: null, months: null },
			},
			{ banks: school.deps.banks, settings: school.deps.settings, now: school.clock.now() },
		);
		return view?.lines[0];
	}
	async function isSoldOut() {
		const [card] = await listCourses(school.db, {}, { locale: "ru", now: school.clock.now(), months: 12 });
		return card?.isSoldOut;
	}

	test("is sold with a place in the group of its course, and gives it back", async () => {
		expect((await offered("mentor"))?.starts).toMatchObject([{ id: startId, seatsFree: 1 }]);
		const placed = await school.placed({ lines: [{ ...MENTOR, startId }] });
		expect(await school.db.selectFrom("seatHold").select(["startId", "orderId"]).execute()).toEqual([
			{ startId, orderId: placed.id },
		]);
		expect(await school.place({ lines: [{ ...GROUP, startId }] })).toMatchObject({ code: "startFull" });
		expect(await cancelOrder(school.db, { token: placed.token, by: "customer" }, school.deps)).toMatchObject({
			ok: true,
		});
		expect((await offered("group"))?.starts).toMatchObject([{ id: startId, seatsFree: 1 }]);
	});

	test("is full when the groups are: it is neither sold nor advised, and the course is sold out", async () => {
		expect(await isSoldOut()).toBe(false);
		await school.placed({ lines: [{ ...GROUP, startId }] });
		expect(await school.place({ lines: [MENTOR] })).toMatchObject({ code: "startFull" });
		expect((await offered(NO_TARIFF))?.ids).toMatchObject({ tariffCode: "group" });
		expect(await isSoldOut()).toBe(true);
	});

	test("has its own groups alone once it has any", async () => {
		const { id } = await school.db
			.selectFrom("tariff")
			.where("code", "=", "mentor")
			.select("id")
			.executeTakeFirstOrThrow();
		const { courseId, startsAt, zone } = await school.startOf("test-course");
		const own = await school.db
			.insertInto("start")
			.values({ courseId, tariffId: id, startsAt, zone, seatsTotal: 4, seatsTaken: 0 })
			.returning("id")
			.executeTakeFirstOrThrow();
		expect((await offered("mentor"))?.starts).toMatchObject([{ id: own.id }]);
		expect(await school.place({ lines: [{ ...MENTOR, startId }] })).toMatchObject({ code: "startUnknown" });
		await school.db.deleteFrom("start").where("id", "=", own.id).execute();
	});

	test("is asked for with a place in the group, which its checkout takes over with the tariff", async () => {
		const { clock, settings } = school.deps;
		const asked = { kind: "trial", locale: "ru", courseSlug: "test-course", tariffCode: "mentor" } as const;
		const form = await getRequestForm(school.db, { ...asked, startId, now: clock.now(), settings });
		expect(form).toMatchObject({ startId, starts: [{ id: startId }] });
		const messages = { announceRequest: async () => undefined, announceRepeat: async () => undefined };
		const course = await findAskedCourse(school.db, { slug: "test-course", locale: "ru", now: clock.now() });
		const submission = { ...asked, course, input: sampleVisitor(), startId };
		const result = await submitRequest(school.db, submission, { clock, settings, messages });
		const token = (result.ok && result.token) || "";
		const prefill = await getRequestPrefill(school.db, { tokens: [token], now: clock.now() });
		expect(prefill?.lines).toEqual([{ ...MENTOR, startId }]);
	});
});
