import type { Insertable } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Schema } from "../../../database/types.ts";
import { MOOT } from "../../shared/moot-messages.ts";
import { IRINA, minutesAfter, NOON, openTestBoard, type TestBoard } from "../requests/board/board.fixture.ts";
import { askForErasure } from "./ask-for-erasure.server.ts";
import { carryOutErasure } from "./carry-out-erasure.server.ts";
import { listenToErasures } from "./erasure-deps.fixture.ts";
import { createErasureResource } from "./office/erasures.server.ts";

const EMAIL = "anna@example.com";
const PHONE = "+79031112233";

let board: TestBoard;
const { deps } = listenToErasures();
beforeAll(async () => {
	board = await openTestBoard();
});
afterAll(() => board.close());
beforeEach(async () => {
	for (const table of ["outgoingMessage", "courseOrder"] as const) await board.db.deleteFrom(table).execute();
	await board.clear();
});

async function order(token: string, email = EMAIL): Promise<string> {
	const { id } = await board.db
		.insertInto("courseOrder")
		.values({
			...{ customerName: "Анна", customerSurname: "Петрова", customerPhone: PHONE, customerEmail: email },
			...{ customerEmailKey: email, number: `ORD-${token}`, token, idempotencyKey: token, formKey: token },
			...{ contentHash: token, state: "paid", currency: "RUB", subtotal: 100, discount: 0, total: 100, locale: "ru" },
			...{ mode: "single", paymentType: "card_ru", documents: "[]", createdAt: NOON, updatedAt: NOON },
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

type Message = Partial<Insertable<Schema["outgoingMessage"]>>;

async function tellCrm(message: Message): Promise<void> {
	const sent = { channel: "crm", kind: "order-paid", details: "{}", attempts: 1, status: "delivered" } as const;
	await board.db
		.insertInto("outgoingMessage")
		.values({ ...sent, ...message })
		.execute();
}

/** Carries out the wish that hangs on a secret. @returns the deals that staff read of with it. */
async function forget(token: string): Promise<unknown> {
	await askForErasure(board.db, { token, now: minutesAfter(NOON, 1) });
	const wish = board.db.selectFrom("erasureRequest").where("status", "=", "new").select("id");
	const { id } = await wish.executeTakeFirstOrThrow();
	const done = await carryOutErasure(board.db, { id, staff: IRINA, now: minutesAfter(NOON, 2) }, deps);
	expect(done).toMatchObject({ ok: true });
	const [read] = await createErasureResource(deps).read(board.db, [id]);
	expect(read).toMatchObject({ deals: done.ok && done.value.deals });
	return done.ok && done.value.deals;
}

test("staff read which deals of somebody forgotten are to be erased in the CRM, that of a purchase without a request too", async () => {
	await board.request({ phone: PHONE, email: EMAIL, crmId: "17" });
	await tellCrm({ orderId: await order("bought"), externalId: "18" });
	await tellCrm({ orderId: await order("theirs", "petr@example.org"), externalId: "19" });
	await board.db
		.updateTable("courseOrder")
		.set({ customerPhone: "+79039998877" })
		.where("token", "=", "theirs")
		.execute();
	expect(await forget("bought")).toEqual(["17", "18"]);
});

test("a deal that the CRM may have made without an answer is named by its reference, one that never went out is not", async () => {
	const requests = [await board.request({ phone: PHONE }), await board.request({ phone: PHONE })];
	requests.push(await board.request({ phone: PHONE }));
	const [silent = "", never = "", absent = ""] = requests;
	const asked = { kind: "request-received" };
	await tellCrm({ ...asked, requestId: silent, status: "waiting", lastError: "timed-out" });
	await tellCrm({ ...asked, requestId: never, status: "waiting", attempts: 0 });
	await tellCrm({ ...asked, requestId: absent, status: "failed", lastError: MOOT.noCrm });
	const { token, number } = await board.get(silent);
	expect(await forget(token)).toEqual([`REQ-${number}`]);
});

test.each([
	["when the consent was withdrawn before the next try", { lastError: MOOT.consentWithdrawn, attempts: 2 }, true],
	["when staff left it after its tries", { lastError: MOOT.leftByStaff, attempts: 1 }, true],
	["not when its only try found the consent withdrawn", { lastError: MOOT.consentWithdrawn, attempts: 1 }, false],
])(
	"a deal that the CRM may have made without an answer is named also where its message was given up: %s",
	async (_when, failure, isNamed) => {
		const requestId = await board.request({ phone: PHONE });
		await tellCrm({ kind: "request-received", requestId, status: "failed", ...failure });
		const { token, number } = await board.get(requestId);
		expect(await forget(token)).toEqual(isNamed ? [`REQ-${number}`] : []);
	},
);
