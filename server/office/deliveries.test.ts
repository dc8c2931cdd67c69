import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../../app/platform/clock.server.ts";
import { MOOT } from "../../app/shared/moot-messages.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";

type Delivery = { readonly id: string; readonly status: string; readonly lastError: string | null };

let office: TestOffice;
beforeAll(async () => {
	office = await openTestOffice({ clock: systemClock });
	await office.db
		.insertInto("outgoingMessage")
		.values(
			(
				[
					["letter", "failed", "smtp EENVELOPE 550"],
					["letter", "failed", null],
					["telegram", "failed", MOOT.noTelegram],
					["letter", "waiting", "smtp ECONNECTION"],
					["letter", "delivered", null],
				] as const
			).map(([channel, status, lastError]) => ({
				channel,
				kind: "request-received",
				status,
				lastError,
				details: JSON.stringify({}),
			})),
		)
		.execute();
});
afterAll(() => office.close());

async function list(status: string): Promise<readonly Delivery[]> {
	const { body } = await office.ask<readonly Delivery[]>("manager", `/api/admin/deliveries?status=${status}`);
	expect(body.total, status).toBe(body.data.length);
	return body.data;
}

test("a message that nobody needs is not among those that were not delivered", async () => {
	const reasons = (await list("failed")).map(({ lastError }) => lastError);
	expect(new Set(reasons)).toEqual(new Set(["smtp EENVELOPE 550", null]));
	const moot = await list("moot");
	expect(moot).toMatchObject([{ status: "moot", lastError: MOOT.noTelegram }]);
	const { body } = await office.ask("manager", `/api/admin/deliveries/${moot[0]?.id}`);
	expect(body.data).toMatchObject({ status: "moot" });
	expect([(await list("waiting")).length, (await list("delivered")).length]).toEqual([1, 1]);
});

test("a message that nobody can deliver is left as it is, which the audit keeps, and counts as failed no longer", async () => {
	const failed = (await list("failed")).find(({ lastError }) => lastError !== null);
	const leave = (role: "manager" | "editor") =>
		office.ask(role, `/api/admin/deliveries/${failed?.id}/leave`, { method: "POST", body: {} });
	expect((await leave("editor")).status).toBe(403);
	expect(await leave("manager")).toMatchObject({ status: 200, body: { data: { status: "moot" } } });
	expect((await list("failed")).map(({ id }) => id)).not.toContain(failed?.id);
	expect((await list("moot")).map(({ lastError }) => lastError)).toContain(MOOT.leftByStaff);
	const line = await office.db
		.selectFrom("auditEntry")
		.where("resource", "=", "deliveries")
		.where("recordId", "=", failed?.id ?? "")
		.select(["action", "changes"])
		.executeTakeFirstOrThrow();
	expect(line.action).toBe("leave");
	expect(JSON.stringify(line.changes)).toContain("smtp EENVELOPE 550");
	expect(await leave("manager")).toMatchObject({ status: 409, body: { code: "notFailed" } });
});

test("what waits is not left as it is: it is still on its way", async () => {
	const [waiting] = await list("waiting");
	const answer = await office.ask("manager", `/api/admin/deliveries/${waiting?.id}/leave`, {
		method: "POST",
		body: {},
	});
	expect(answer.body.code).toBe("notFailed");
	expect((await list("waiting")).map(({ id }) => id)).toEqual([waiting?.id]);
});

test("what nobody needed for want of a channel is sent once more when staff ask for it", async () => {
	const lost = (await list("moot")).find(({ lastError }) => lastError === MOOT.noTelegram);
	const retry = () => office.ask("manager", `/api/admin/deliveries/${lost?.id}/retry`, { method: "POST", body: {} });
	expect(await retry()).toMatchObject({ status: 200, body: { data: { status: "waiting", lastError: null } } });
	expect(await retry()).toMatchObject({ status: 409, body: { code: "notFailed" } });
});
