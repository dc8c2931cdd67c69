import type { ActionFunctionArgs, ServerBuild } from "react-router";
import { expect, test } from "vitest";
import * as entry from "../../app/entry.server.tsx";
import { parseEnvironment } from "../../app/platform/environment.server.ts";
import { createLog } from "../../app/platform/log.server.ts";
import { createRateLimit } from "../../app/platform/rate-limit.server.ts";
import { type School, schoolContext, type Visitor } from "../../app/request-context.server.ts";
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
	const school: unknown = {
		environment: parseEnvironment({ NODE_ENV: "test" }),
		clock,
		limits: { requestsByPhone: createRateLimit({ tries: TRIES, windowMs: 600_000, clock }) },
		log: createLog("silent"),
	};
	const door = { id: "door", path: "submit" };
	const build: unknown = {
		entry: { module: entry },
		routes: { door: { ...door, module: { action } } },
		assets: { entry: { imports: [], module: "" }, routes: { door }, url: "", version: "" },
		basename: "/",
		future: {},
		ssr: true,
		routeDiscovery: { mode: "initial" },
	};
	const run = createRouterRun(build as ServerBuild, school as School);
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
