import type { ActionFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import * as entry from "../../app/entry.server.tsx";
import { createRateLimit } from "../../app/platform/rate-limit.server.ts";
import { schoolContext, type Visitor } from "../../app/request-context.server.ts";
import { buildOfDoors, openRouterSchool } from "./router-school.fixture.ts";
import { createRouterRun } from "./run-router.ts";

const clock = { now: () => new Date("2026-11-26T12:00:00Z") };
const TRIES = 2;
/** The code of what fails once the form was counted; undefined while it is taken. */
let failure: string | undefined;

async function action({ context }: ActionFunctionArgs): Promise<Response> {
	const isWithin = await context.get(schoolContext).limits.requestsByPhone.take("+79031234567");
	if (!isWithin) return new Response("too many", { status: 429 });
	if (failure) throw Object.assign(new Error("write"), { code: failure });
	return new Response("taken");
}

function openForm() {
	const limits = { requestsByPhone: createRateLimit({ tries: TRIES, windowMs: 600_000, clock }) };
	const door = { id: "door", path: "submit", module: { action } };
	const run = createRouterRun(buildOfDoors([door], entry), openRouterSchool({ limits }));
	return async () => {
		const request = new Request("http://localhost:3000/submit", { method: "POST", body: new URLSearchParams() });
		return (await run(request, { requestId: "r-1" } as Visitor)).response.status;
	};
}

test("a form that met a full disk, however often its browser tried, is taken once there is room", async () => {
	const send = openForm();
	failure = "53100";
	for (let count = 0; count < 5; count++) await expect(send()).rejects.toThrow("The disk is full");
	failure = undefined;
	expect([await send(), await send(), await send()]).toEqual([200, 200, 429]);
});

test("a form that the program itself fails costs its try", async () => {
	const send = openForm();
	failure = "23505";
	expect([await send(), await send(), await send()]).toEqual([500, 500, 429]);
});
