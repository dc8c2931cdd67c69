import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { createRateLimit } from "../../../platform/rate-limit.server.ts";
import { MINUTE_MS } from "../../../shared/durations.ts";
import { getBasket } from "../basket/get-basket.server.ts";
import type { PromoTries } from "../basket/price-basket.server.ts";
import { NO_TARIFF } from "../basket/read-checkout-lines.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import type { CheckoutView } from "./checkout-view.ts";
import { type CheckoutQuestion, getCheckout } from "./get-checkout.server.ts";

let school: TestCheckout;
beforeAll(async () => {
	school = await openCheckout([
		buildCourse(),
		buildCourse({ slug: "second-course" }),
		withLessonsOneToOne("third-course"),
	]);
});
afterAll(() => school.close());

function withLessonsOneToOne(slug: string) {
	const course = buildCourse({ slug });
	const [group] = course.tariffs;
	if (!group) throw new Error("A course has a tariff");
	return { ...course, tariffs: [group, { ...group, code: "solo", kind: "individual" as const, recommended: false }] };
}

const ENDLESS: PromoTries = { take: () => true, giveBack: () => undefined };
const LINE = { courseSlug: "test-course", tariffCode: "group" };

function ask(changes: Partial<CheckoutQuestion> = {}, banks = school.deps.banks) {
	const question: CheckoutQuestion = {
		lines: [LINE],
		promoCode: null,
		promoTries: ENDLESS,
		choice: { mode: "single", paymentType: null, months: null },
		customer: null,
		requestTokens: [],
		locale: "ru",
		isDemo: false,
		...changes,
	};
	return getCheckout(school.db, question, { banks, settings: school.deps.settings, now: school.clock.now() });
}

const payable = (view: CheckoutView | undefined) => (view?.toPay.kind === "payable" ? view.toPay : undefined);

test("nothing chosen is no checkout", async () => {
	expect(await ask({ lines: [] })).toBeUndefined();
});

test("both lists are priced, and the type names the currency that is charged", async () => {
	const view = await ask();
	expect(view?.shown).toBe("RUB");
	expect(view?.charged).toBe("RUB");
	expect(view?.totals.USD.total.minor).toBeGreaterThan(0);
	const foreign = await ask({ choice: { mode: "single", paymentType: "card_foreign", months: null } });
	expect([foreign?.shown, foreign?.charged]).toEqual(["RUB", "USD"]);
	expect(payable(view)?.options.map(({ type }) => type)).toEqual([
		"card_ru",
		"card_foreign",
		"instalment_tbank",
		"instalment_sber",
	]);
});

test("what has no bank is not offered, and without any there is no plan", async () => {
	const none = await ask({}, { byType: new Map(), byCode: new Map() });
	expect(payable(none)).toMatchObject({ options: [], instalments: undefined });
});

test("a course alone gets the tariff that is advised, and groups of that tariff alone", async () => {
	const start = await school.startOf("test-course");
	const view = await ask({ lines: [{ courseSlug: "test-course", tariffCode: NO_TARIFF }] });
	const [line] = view?.lines ?? [];
	expect(line?.tariffs.map(({ code }) => code)).toContain(line?.ids.tariffCode);
	expect(line?.problem).toBeUndefined();
	const group = await ask({ lines: [{ ...LINE, startId: start.id }] });
	expect(group?.lines[0]?.starts.map(({ id }) => id)).toContain(start.id);
	expect(group?.lines[0]?.start?.at).toEqual(start.startsAt);
});

test("a term without a code of the bank is calculated and marked", async () => {
	const choice = { mode: "instalments", paymentType: "instalment_tbank", months: 7 } as const;
	const planned = async (months: number) => payable(await ask({ choice: { ...choice, months } }))?.instalments?.plan;
	const view = await ask({ choice });
	const plan = payable(view)?.instalments?.plan;
	expect(plan).toMatchObject({ months: 7, canApply: false, lender: "tbank" });
	const sum = plan?.schedule.reduce((total, { amount }) => total + amount.minor, 0);
	expect(sum).toBe(view?.totals.RUB.total.minor);
	expect((await planned(12))?.canApply).toBe(true);
	expect(await planned(99)).toBeUndefined();
});

test("a code that takes everything off leaves nothing to pay", async () => {
	await school.addPromo({ code: "ALLFREE", percent: 100 });
	expect((await ask({ promoCode: "allfree" }))?.toPay).toEqual({ kind: "free" });
	expect((await ask())?.toPay.kind).toBe("payable");
});

test("where no line can be bought there is nothing to pay, though that sums to nothing as well", async () => {
	const lines = [{ courseSlug: "gone-course", tariffCode: "group" }];
	expect((await ask({ lines }))?.toPay).toEqual({ kind: "nothing" });
});

test("who guesses codes is stopped, a real one then included; who has one may look at it as often as he likes", async () => {
	await school.addPromo({ code: "KNOWN", percent: 10 });
	await school.addPromo({ code: "ARCHIVED", status: "archived" });
	const limit = createRateLimit({ tries: 3, windowMs: 600_000, clock: school.clock });
	const promoTries = { take: () => limit.take("192.0.2.7"), giveBack: () => limit.giveBack("192.0.2.7") };
	const look = (promoCode: string) => ask({ promoCode, promoTries });
	for (let time = 0; time < 10; time++) expect((await look("known"))?.promo).toMatchObject({ isApplied: true });
	for (const guess of ["A", "B", "archived"])
		expect((await look(guess))?.promo).toMatchObject({ reason: "promoUnknown" });
	const stopped = await look("known");
	expect(stopped?.promo).toEqual({ code: "KNOWN", isApplied: false, reason: "promoTooMany" });
	expect(stopped?.totals).toEqual((await ask())?.totals);
	const at = school.clock.now();
	school.forward(10);
	expect((await look("known"))?.promo).toMatchObject({ isApplied: true });
	school.clock.set(at);
});

test("a basket tells each line that can't be bought, and prices the others", async () => {
	const gone = { courseSlug: "gone-course", tariffCode: "group" };
	const noTariff = { courseSlug: "second-course", tariffCode: "gold" };
	const basket = await getBasket(school.db, {
		lines: [LINE, gone, noTariff],
		promoCode: "NOPE",
		promoTries: ENDLESS,
		locale: "ru",
		requestTokens: [],
		now: school.clock.now(),
		takesForeignCards: true,
	});
	expect(basket.lines.map(({ problem }) => problem)).toEqual([undefined, "courseUnknown", "tariffUnknown"]);
	expect(basket.lines.map(({ course }) => course?.path.split("/").at(-1))).toEqual([
		"test-course",
		undefined,
		"second-course",
	]);
	expect(basket.totals?.RUB.total).toEqual(basket.lines[0]?.price?.RUB.total);
	expect(basket.promo).toMatchObject({ isApplied: false, reason: "promoUnknown" });
});

test("a course that is told in the other language alone is bought there, and is not called gone", async () => {
	const text = school.db
		.updateTable("courseText")
		.where("locale", "=", "en")
		.where("courseId", "in", (of) => of.selectFrom("course").where("slug", "=", "test-course").select("id"));
	await text.set({ state: "draft" }).execute();
	const english = await ask({ lines: [LINE], locale: "en" });
	const russian = await ask({ lines: [LINE], locale: "ru" });
	await text.set({ state: "published" }).execute();
	expect(english?.lines).toMatchObject([
		{
			problem: "courseOtherLanguage",
			course: { title: "Курс", locale: "ru" },
			tariffName: "Экипаж",
			tariffs: [],
			starts: [],
		},
	]);
	expect(english?.toPay.kind).toBe("nothing");
	expect(russian?.lines).toMatchObject([{ problem: undefined, course: { locale: "ru" } }]);
});

test("the group in which the visitor's request holds the last place stays among the choices, and is his", async () => {
	const { id: startId } = await school.startOf("second-course");
	const requestId = await school.addRequest("second-course", { token: "holder" });
	await school.db.updateTable("start").set({ seatsTotal: 1, seatsTaken: 0 }).where("id", "=", startId).execute();
	const expiresAt = new Date(school.clock.now().getTime() + MINUTE_MS);
	await school.db.insertInto("seatHold").values({ startId, requestId, expiresAt }).execute();
	const starts = async (...requestTokens: string[]) => {
		const view = await ask({ lines: [{ courseSlug: "second-course", tariffCode: "group" }], requestTokens });
		return view?.lines[0]?.starts;
	};
	expect(await starts("holder")).toMatchObject([{ id: startId, seatsFree: 0, isHeld: true }]);
	const setStatus = (status: "open" | "closed") =>
		school.db.updateTable("start").set({ status }).where("id", "=", startId).execute();
	await setStatus("closed");
	expect(await starts("holder")).toMatchObject([{ id: startId, isHeld: true }]);
	expect(await starts()).toEqual([]);
	await setStatus("open");
	expect(await starts()).toEqual([]);
});

test("a course alone is not begun with groups that are full while another tariff has places", async () => {
	const tariff = async () => {
		const view = await ask({ lines: [{ courseSlug: "third-course", tariffCode: NO_TARIFF }] });
		return view?.lines[0]?.ids.tariffCode;
	};
	expect(await tariff()).toBe("group");
	const { id } = await school.startOf("third-course");
	await school.db.updateTable("start").set({ seatsTotal: 2, seatsTaken: 2 }).where("id", "=", id).execute();
	expect(await tariff()).toBe("solo");
});

test("a group that closes, begins, fills up or is gone is taken out of its line, which says so and is priced without it", async () => {
	const { id, startsAt, zone, seatsTotal, seatsTaken } = await school.startOf("test-course");
	const set = (to: { status?: "open" | "closed"; seatsTaken?: number }) =>
		school.db.updateTable("start").set(to).where("id", "=", id).execute();
	const look = async (startId = id) => {
		const view = await ask({ lines: [{ ...LINE, startId }] });
		const [line] = view?.lines ?? [];
		return { lost: line?.lostStart, startId: line?.ids.startId, start: line?.start, pay: view?.toPay.kind };
	};
	expect(await look()).toMatchObject({ lost: undefined, startId: id, pay: "payable" });
	const without = { startId: undefined, start: undefined, pay: "payable" };
	await set({ status: "closed" });
	expect(await look()).toEqual({ lost: { id, code: "startClosed", at: startsAt, zone }, ...without });
	await set({ status: "open" });
	const before = school.clock.now();
	school.clock.set(startsAt);
	expect(await look()).toEqual({ lost: { id, code: "startClosed", at: startsAt, zone }, ...without });
	school.clock.set(before);
	await set({ seatsTaken: seatsTotal });
	expect(await look()).toMatchObject({ lost: { code: "startFull" }, start: undefined, pay: "nothing" });
	await set({ seatsTaken });
	const gone = "0198a1b2-0000-7000-8000-00000000000f";
	expect(await look(gone)).toEqual({ lost: { id: gone, code: "startUnknown", at: undefined, zone: "" }, ...without });
});
