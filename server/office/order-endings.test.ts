import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openCheckout, type TestCheckout } from "../../app/features/checkout/checkout.fixture.ts";
import { testDeps } from "../../tests/fixtures/office/test-deps.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";
import { officeResources } from "./resources.ts";

let school: TestCheckout;
let office: TestOffice;
beforeAll(async () => {
	school = await openCheckout();
	await school.addPromo({ code: "FREE", percent: 100 });
	const resources = officeResources({ ...testDeps(school.clock), bankDeps: school.deps });
	office = await openTestOffice({ clock: school.clock, database: school, resources });
});
afterAll(() => office.close());

type Line = {
	readonly id: string;
	readonly canEnd: boolean;
	readonly goesBack?: object;
	readonly endedOn: string | null;
};
type Order = { readonly lines: readonly [Line]; readonly history: readonly object[] };

const read = async (id: string) => (await office.ask<Order>("manager", `/api/admin/orders/${id}`)).body.data;
async function end(id: string, body: object = {}, role: "manager" | "editor" = "manager") {
	const [{ id: lineId }] = (await read(id)).lines;
	const input = { lineId, day: "2026-11-18", reason: "переезжают", ...body };
	return office.ask(role, `/api/admin/orders/${id}/end-line`, { method: "POST", body: input });
}

describe("a learner who leaves, in the office", () => {
	test("is let go by those who may refund, with a day and a reason, which the order keeps and the audit does not", async () => {
		const { id } = await school.placed({ promoCode: "FREE" });
		expect((await read(id)).lines).toMatchObject([{ canEnd: true, endedOn: null }]);
		expect((await end(id, {}, "editor")).status).toBe(403);
		expect((await end(id, { reason: " " })).body).toMatchObject({ errors: { reason: "required" } });
		expect((await end(id, { day: "2026-12-01" })).body).toMatchObject({ errors: { day: "dayAhead" } });
		expect((await end(id)).status).toBe(200);
		const { lines, history } = await read(id);
		expect(lines).toMatchObject([{ canEnd: false, endedOn: "2026-11-18" }]);
		expect(history).toContainEqual(expect.objectContaining({ event: "line_ended", reason: "переезжают" }));
		expect((await end(id)).body).toMatchObject({ code: "lineEnded" });
		const audit = await school.db.selectFrom("auditEntry").where("recordId", "=", id).select("changes").execute();
		expect(JSON.stringify(audit)).toContain("endedOn");
		expect(JSON.stringify(audit)).not.toContain("переезжают");
	});

	test("is refunded where the formula gives money back: the refusal names the sum", async () => {
		const { id } = await school.paid();
		const sum = { minor: 30_000_00, currency: "RUB" };
		expect((await read(id)).lines).toMatchObject([{ canEnd: true, goesBack: sum }]);
		expect((await end(id)).body).toMatchObject({ errors: { lineId: "refundDue:30\u00a0000\u00a0₽" } });
	});

	test("waits for no group any more", async () => {
		const { id, number } = await school.placed({ promoCode: "FREE" });
		const waiting = async () => (await office.ask("manager", `/api/admin/orders?place=missing&q=${number}`)).body.total;
		expect(await waiting()).toBe(1);
		await end(id);
		expect(await waiting()).toBe(0);
	});

	test("is found among the orders by its end, beside the state of its money", async () => {
		const { id, number } = await school.placed({ promoCode: "FREE" });
		const found = async (state: string) =>
			(await office.ask<object[]>("manager", `/api/admin/orders?state=${state}&q=${number}`)).body.data;
		expect(await found("ended")).toEqual([]);
		await end(id);
		expect(await found("ended")).toMatchObject([{ id, state: "paid", endedOn: "2026-11-18" }]);
		expect(await found("paid")).toMatchObject([{ id }]);
	});
});
