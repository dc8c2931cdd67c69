import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { sampleVisitor } from "../../../../tests/fixtures/sample-visitor.ts";
import { erasePerson } from "../../privacy/erase-person.server.ts";
import { NO_PLACES } from "../../privacy/erasure-deps.fixture.ts";
import { withdrawConsent } from "../../privacy/withdraw-consent.server.ts";
import { getRequestCard } from "../../requests/board/get-request-card.server.ts";
import { getMyConsents } from "../../requests/consents/get-my-consents.server.ts";
import { createWithdrawalResource } from "../../requests/office/withdrawals.server.ts";
import { promiseSettings } from "../../requests/promise/promise-settings.server.ts";
import { findAskedCourse } from "../../requests/submitting/find-asked-course.server.ts";
import { submitRequest } from "../../requests/submitting/submit-request.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { readOrders } from "../office/read-orders.server.ts";
import { getOrder } from "../orders/get-order.server.ts";

const OTHER = { name: "Пётр", surname: "Семёнов", phone: "+79037654321", email: "petr@example.com" };

describe("the advertising consent of an order", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout();
		await school.addPromo({ code: "FREE", percent: 100 });
	});
	afterAll(() => school.close());
	afterEach(async () => {
		for (const table of ["promoRedemption", "courseOrder", "contactRequest"] as const) {
			await school.db.deleteFrom(table).execute();
		}
	});

	async function asked(orderId: string) {
		const rows = await school.db.selectFrom("consent").where("orderId", "=", orderId).selectAll().execute();
		expect(rows).toHaveLength(1);
		return rows[0] as (typeof rows)[number];
	}

	async function request() {
		const now = school.deps.clock.now();
		const course = await findAskedCourse(school.db, { slug: "test-course", locale: "ru", now });
		const submitted = await submitRequest(
			school.db,
			{ input: sampleVisitor(), kind: "trial", locale: "ru", course },
			{ ...school.deps, messages: { announceRequest: async () => undefined, announceRepeat: async () => undefined } },
		);
		if (!submitted.ok || !submitted.token) throw new Error("not received");
		const { id } = await school.db.selectFrom("contactRequest").select("id").executeTakeFirstOrThrow();
		return { id, token: submitted.token };
	}

	test("is kept with its proof, once for a form that is sent twice", async () => {
		const placed = await school.placed({ key: "twice", ads: true, page: "/checkout" });
		expect(await school.placed({ key: "twice", ads: true, page: "/" })).toMatchObject({ id: placed.id });
		expect(await asked(placed.id)).toMatchObject({
			requestId: null,
			kind: "ads",
			granted: true,
			documentKind: "consent-ads",
			documentNumber: 1,
			documentLocale: "ru",
			documentHash: "consent-ads-hash",
			page: "/checkout",
			ip: "192.0.2.1",
			agent: "test",
			createdAt: school.clock.now(),
			withdrawnAt: null,
		});
	});

	test("is taken back by sending the form again without it", async () => {
		const placed = await school.placed({ key: "again", ads: true });
		const stranger = await school.placed({ ads: true, customer: OTHER });
		const other = await school.placed({ key: "again", ads: false });
		expect(other.id).not.toBe(placed.id);
		expect((await school.order(placed.id)).state).toBe("cancelled");
		expect(await asked(placed.id)).toMatchObject({ withdrawnAt: school.clock.now(), withdrawnThrough: "checkout" });
		expect(await asked(other.id)).toMatchObject({ granted: false, withdrawnAt: null });
		expect(await asked(stranger.id)).toMatchObject({ granted: true, withdrawnAt: null });
	});

	test("that was not given is kept as such and is nothing to withdraw", async () => {
		const { id, token } = await school.placed();
		const { id: consentId, granted } = await asked(id);
		expect(granted).toBe(false);
		expect(await withdrawConsent(school.db, { token, consentId, now: school.clock.now() }, { followers: [] })).toBe(
			false,
		);
		expect(await getMyConsents(school.db, { token })).toMatchObject([{ granted: false, withdrawnAt: null }]);
	});

	test("is withdrawn by the secret of the order and no other, once, and staff see it", async () => {
		const now = school.clock.now();
		const { id, token, number } = await school.placed({ ads: true });
		const stranger = await school.placed({ ads: true, customer: OTHER });
		const { id: consentId } = await asked(id);
		expect(await getMyConsents(school.db, { token })).toMatchObject([
			{ id: consentId, kind: "ads", orderNumber: number, documentPath: "/consent-ads?version=1" },
		]);
		expect(await withdrawConsent(school.db, { token: stranger.token, consentId, now }, { followers: [] })).toBe(false);
		expect(await withdrawConsent(school.db, { token, consentId, now }, { followers: [] })).toBe(true);
		expect(await withdrawConsent(school.db, { token, consentId, now }, { followers: [] })).toBe(false);
		expect((await getOrder(school.db, { token }))?.consents).toMatchObject([{ granted: true, withdrawnAt: now }]);
		expect(await readOrders(school.db, [id])).toMatchObject([{ consents: [{ id: consentId, withdrawnAt: now }] }]);
		const resource = createWithdrawalResource();
		expect(await resource.read(school.db, [consentId])).toMatchObject([
			{ orderId: id, orderNumber: number, requestId: null, name: "Анна", withdrawnThrough: "my-data" },
		]);
	});

	test("of an order that came from a request stands among those of the request", async () => {
		const { id, token } = await request();
		school.forward(1);
		const now = school.clock.now();
		const placed = await school.placed({ ads: true, requestTokens: [token] });
		const consents = await getMyConsents(school.db, { token });
		expect(consents.map(({ kind, granted, orderNumber }) => [kind, granted, orderNumber])).toEqual([
			["ads", false, null],
			["offer", true, null],
			["personal-data", true, null],
			["privacy", true, null],
			["ads", true, placed.number],
		]);
		const { id: consentId } = await asked(placed.id);
		expect(await withdrawConsent(school.db, { token, consentId, now }, { followers: [] })).toBe(true);
		const card = await getRequestCard(school.db, { id, locale: "ru", now }, promiseSettings(school.deps.settings));
		expect(card?.consents).toContainEqual(expect.objectContaining({ id: consentId, withdrawnAt: now }));
		await school.db.deleteFrom("contactRequest").execute();
		expect(await asked(placed.id)).toMatchObject({ withdrawnAt: now });
	});

	test("loses its traces with the person, and holds for no order that stays", async () => {
		const now = school.clock.now();
		const { id, token } = await request();
		const ended = await school.placed({ ads: true, requestTokens: [token] });
		await school.db.updateTable("courseOrder").set({ state: "cancelled" }).where("id", "=", ended.id).execute();
		const paid = await school.placed({ ads: true, promoCode: "FREE" });
		const stranger = await school.placed({ ads: true, customer: OTHER });
		await inTransaction(school.db, (transaction) =>
			erasePerson(transaction, { by: "requestId", id, askedAt: now, now }, NO_PLACES),
		);
		const erased = { ip: null, agent: null, page: null, documentHash: "consent-ads-hash" };
		expect(await asked(paid.id)).toMatchObject({ ...erased, withdrawnAt: now, withdrawnThrough: "erasure" });
		// Nothing of its person is left: there is nobody to write to, and nothing for staff to heed.
		expect(await asked(ended.id)).toMatchObject({ ...erased, withdrawnAt: null });
		expect(await asked(stranger.id)).toMatchObject({ ip: "192.0.2.1", withdrawnAt: null });
	});
});
