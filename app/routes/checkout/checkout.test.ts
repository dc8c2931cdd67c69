import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { buildCourse } from "../../../tests/fixtures/build-course.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { seedTestSchool } from "../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import type { CheckoutAnswer } from "../../features/checkout/placing/checkout-view.ts";
import { action, loader } from "./checkout.tsx";
import { openCheckout } from "./open-checkout.server.ts";
import { receiveCheckout } from "./receive-checkout.server.ts";
import "../../../tests/fixtures/all-words.ts";

const NOW = new Date("2026-11-18T09:00:00Z");

let opened: OpenDatabase;
let startId = "";
beforeAll(async () => {
	opened = await openTestDatabase();
	const course = buildCourse();
	const [group] = course.tariffs;
	if (!group) throw new Error("A course has a tariff");
	const solo = { ...group, code: "solo", kind: "individual" as const, recommended: false };
	await seedTestSchool(opened.db, { now: NOW, courses: [{ ...course, tariffs: [solo, group] }] });
	await opened.db.insertInto("promoCode").values({ code: "FREE", percent: 100 }).execute();
	startId = (await opened.db.selectFrom("start").select("id").executeTakeFirstOrThrow()).id;
});
afterAll(() => opened.close());

const knock = (address: string, init: RequestInit) => knockAtDoor({ db: opened.db, now: NOW, address, init });

const show = async (cookie: string, address = "/en/checkout") =>
	formOf(await openCheckout(knock(address, { headers: { cookie } })));

function formOf(answer: CheckoutAnswer) {
	if (answer.kind === "empty") throw new Error("There is nothing to buy");
	return answer;
}

async function choose(fields: Record<string, string>, cookie: string, address = "/checkout") {
	const body = new URLSearchParams({ "course.0": "test-course", intent: "update", ...fields });
	const received = await receiveCheckout(knock(address, { method: "POST", body, headers: { cookie } }));
	if (!("answer" in received)) throw new Error("Nothing was bought");
	return { ...received, answer: formOf(received.answer) };
}

const limit = { take: async () => true, giveBack: async () => undefined };
const limited = ["requestsByAddress", "requestsByPhone", "requestsByEmail", "promoCodesByAddress"];
const limits = Object.fromEntries(limited.map((name) => [name, limit]));

/** Buys the lessons alone for nothing, with every box that must be ticked. */
function pay(fields: Record<string, string>, cookie = "") {
	const body = new URLSearchParams({
		...{ "course.0": "test-course", "tariff.0": "solo", intent: "pay", mode: "single", promo: "FREE" },
		...{ name: "Анна", surname: "Орлова", phone: "+79031234567" },
		...{ privacy: "on", personalData: "on", offer: "on", isRepresentative: "on" },
		...fields,
	});
	const school = { limits, jobs: { send: async () => undefined } };
	const init = { method: "POST", body, headers: { cookie } };
	return receiveCheckout(knockAtDoor({ db: opened.db, now: NOW, address: "/checkout", init, school }));
}

test("a tariff and a group chosen at the checkout are the basket's, so another language shows the same purchase", async () => {
	const cookie = "orbita_basket=test-course:solo";
	expect((await show(cookie)).values["was.0"]).toBe("test-course:solo");
	const fields = { "was.0": "test-course:solo", "tariff.0": "group", "start.0": startId };
	const { answer, cookies } = await choose(fields, cookie);
	expect(answer.values["was.0"]).toBe(`test-course:group:${startId}`);
	expect(cookies).toEqual([expect.stringContaining(`orbita_basket=test-course:group:${startId};`)]);

	const again = await show(cookies[0] ?? "");
	expect(again.view.lines[0]?.ids).toEqual({ courseSlug: "test-course", tariffCode: "group", startId });
	expect((await choose(fields, cookies[0] ?? "")).cookies).toEqual([]);
});

test("they are kept as well when the form is sent with mistakes", async () => {
	const fields = { "was.0": "test-course:solo", "tariff.0": "group", intent: "pay" };
	const { status, cookies } = await choose(fields, "orbita_basket=test-course:solo");
	expect(status).toBe(400);
	expect(cookies).toEqual([expect.stringContaining("orbita_basket=test-course:group;")]);
});

test("without script the page that answers knows the address of what was chosen, also of a course that a request asked for", async () => {
	const body = new URLSearchParams({
		...{ "course.0": "test-course", "tariff.0": "group", "start.0": startId },
		...{ intent: "update", mode: "single", paymentType: "card_ru" },
	});
	const args = knock("/checkout", { method: "POST", body });
	await action(args);
	const { chosen } = await loader({ ...args, request: new Request(args.url) });
	expect(chosen?.from).toBe("");
	expect(chosen?.to).toMatch(new RegExp(`^\\?course=test-course&tariff=group&start=${startId}&mode=single`));
	const { view } = await show("", `/en/checkout${chosen?.to}`);
	expect(view.lines[0]?.ids).toEqual({ courseSlug: "test-course", tariffCode: "group", startId });
	expect((await loader(knock("/checkout", {}))).chosen).toBeUndefined();
});

test("an order remembers the zone of its buyer's clock", async () => {
	expect(await pay({ email: "anna@example.com", visitorZone: "asia/omsk" })).toHaveProperty("url");
	const orders = await opened.db.selectFrom("courseOrder").select("visitorZone").execute();
	expect(orders).toEqual([{ visitorZone: "Asia/Omsk" }]);
});

test("documents that take effect while the checkout is open are told before they are agreed to", async () => {
	const { view } = await show("orbita_basket=test-course:solo", "/checkout");
	expect(view.documents).toBe("offer-individual:1 privacy:1 personal-data:1");
	const email = "anna2@example.com";
	const offer = opened.db.selectFrom("legalVersion").where("kind", "=", "offer-individual").selectAll();
	const versions = (await offer.execute()).map(({ id: _id, ...version }) => ({
		...version,
		number: 2,
		hash: "second",
	}));
	await opened.db.insertInto("legalVersion").values(versions).execute();
	const refused = await pay({ email, documents: view.documents });
	expect(refused).toMatchObject({ status: 409, answer: { refusal: { code: "documentsChanged" } } });
	const fresh = "answer" in refused ? formOf(refused.answer).view.documents : "";
	expect(fresh).toBe("offer-individual:2 privacy:1 personal-data:1");
	expect(await pay({ email, documents: fresh })).toHaveProperty("url");
});

test("advertising is agreed to, or not, in the version that the checkout showed", async () => {
	const { view } = await show("orbita_basket=test-course:solo", "/checkout");
	expect(view.adsDocument).toBe("consent-ads:1");
	const ads = opened.db.selectFrom("legalVersion").where("kind", "=", "consent-ads").selectAll();
	const versions = (await ads.execute()).map(({ id: _id, ...version }) => ({ ...version, number: 2, hash: "second" }));
	await opened.db.insertInto("legalVersion").values(versions).execute();
	const agreed = { documents: view.documents, ads: "on" };
	expect(await pay({ ...agreed, email: "shown@example.com", adsDocument: view.adsDocument })).toHaveProperty("url");
	expect(await pay({ ...agreed, email: "silent@example.com" })).toHaveProperty("url");
	const rows = await opened.db
		.selectFrom("consent")
		.innerJoin("courseOrder", "courseOrder.id", "consent.orderId")
		.where("granted", "=", true)
		.select(["courseOrder.customerEmail", "documentHash"])
		.execute();
	const hashes = Object.fromEntries(rows.map(({ customerEmail, documentHash }) => [customerEmail, documentHash]));
	expect(hashes).toEqual({ "shown@example.com": "consent-ads-hash", "silent@example.com": "second" });
});

test("a group that closes while the checkout is open is refused once by its date, then the order goes without it", async () => {
	const set = (status: "open" | "closed") =>
		opened.db.updateTable("start").set({ status }).where("id", "=", startId).execute();
	await set("closed");
	const order = { "tariff.0": "group", email: "late@example.com", page: "/checkout" };
	const refused = await pay({ ...order, "start.0": startId });
	expect(refused).toMatchObject({ status: 409, answer: { refusal: { code: "startClosed" } } });
	const { view, values } = formOf("answer" in refused ? refused.answer : { kind: "empty", unpaid: undefined });
	expect([view.lines[0]?.lostStart?.id, view.lines[0]?.ids.startId]).toEqual([startId, undefined]);
	expect([view.toPay.kind, values.name, values.offer]).toEqual(["free", "Анна", "on"]);
	// A page that was priced anew meanwhile has no such date to choose, and names it all the same.
	expect(await pay({ ...order, "start.0": "", "lost.0": startId })).toMatchObject({ status: 409 });
	expect(await pay({ ...order, "start.0": "" })).toHaveProperty("url");
	await set("open");
});

test("a direct purchase leaves the basket as it is", async () => {
	const fields = { "was.0": "test-course:solo", "tariff.0": "group" };
	const { answer, cookies } = await choose(fields, "orbita_basket=test-course:solo", "/checkout?course=test-course");
	expect([answer.isOfBasket, cookies]).toEqual([false, []]);
});

test("the same sent from a second tab is told of the order that waits for its payment, once", async () => {
	const order = { email: "tabs@example.com", phone: "+79031234599" };
	const [first, second] = ["first-tab-of-the-browser", "second-tab-of-the-browser"];
	const placed = await pay({ ...order, idempotencyKey: first });
	const cookie = placed.cookies.find((one) => one.startsWith("orbita_order"))?.split(";")[0] ?? "";
	const waiting = { state: "awaiting_payment", expiresAt: new Date(NOW.getTime() + 60_000) } as const;
	const row = opened.db.updateTable("courseOrder").set(waiting).where("customerEmail", "=", order.email);
	const { number } = await row.returning("number").executeTakeFirstOrThrow();
	const told = { status: 409, answer: { refusal: { code: "orderedAlready" }, unpaid: { number } } };
	expect(await pay({ ...order, idempotencyKey: second, unpaid: "" }, cookie)).toMatchObject(told);
	expect(await pay({ ...order, idempotencyKey: first, unpaid: "" }, cookie)).toHaveProperty("url");
	expect(await pay({ ...order, idempotencyKey: second, unpaid: "", "tariff.0": "group" }, cookie)).toHaveProperty(
		"url",
	);
	expect(await pay({ ...order, idempotencyKey: second, unpaid: number }, cookie)).toHaveProperty("url");
});
