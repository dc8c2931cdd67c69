import type { HttpBindings } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../app/platform/clock.server.ts";
import type { School } from "../app/request-context.server.ts";
import { openTestOffice, type TestOffice } from "../tests/fixtures/test-office.ts";
import { createStreetApp } from "./app.ts";
import { COMMON_HEADERS } from "./pages/security-headers.ts";
import type { StreetApp } from "./street/street-app.ts";
import type { StreetParts } from "./street-parts.ts";

let office: TestOffice;
let app: StreetApp;
beforeAll(async () => {
	office = await openTestOffice({ clock: systemClock });
	const { school } = office.office;
	app = createStreetApp(partsOf(school));
});
afterAll(() => office.close());

function partsOf(school: School): StreetParts {
	const { office: rooms, metrics } = office;
	const parts = { school, office: rooms, metrics, isReady: async () => true, bankDeps: {}, nameDoor: () => "none" };
	return parts as unknown as StreetParts;
}

test("what is asked for beside the base path is refused in a sentence as well", async () => {
	const { school } = office.office;
	const below = createStreetApp(partsOf({ ...school, environment: { ...school.environment, BASE_PATH: "/school/" } }));
	const incoming = { url: "/courses", method: "DELETE", headers: {}, socket: {} };
	const answer = await below.request("/courses", { method: "DELETE" }, { incoming } as unknown as HttpBindings);
	expect(answer.status).toBe(405);
	expect(await answer.text()).not.toBe("");
});

test.each([
	["GET", "/api/admin/requests", 401],
	["GET", "/api/auth/get-session", 200],
	["GET", "/api/auth/list-accounts", 404],
	["GET", "/admin/requests/1", 302],
	["GET", "/healthz", 200],
	["GET", "/readyz", 200],
	["GET", "/metrics", 200],
	["GET", "/builds/latest.json", 200],
	["GET", "/locale/en", 302],
	["POST", "/webhooks/nobody", 404],
])("the answer to %s %s has the headers that are for all", async (method, path, status) => {
	const incoming = { url: path, method, headers: { host: "localhost:3000" }, socket: { remoteAddress: "127.0.0.1" } };
	const answer = await app.request(path, { method }, { incoming } as unknown as HttpBindings);
	expect(answer.status).toBe(status);
	expect(Object.fromEntries(answer.headers)).toMatchObject(COMMON_HEADERS);
});
