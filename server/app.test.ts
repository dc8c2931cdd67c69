import type { HttpBindings } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemClock } from "../app/platform/clock.server.ts";
import { createLog } from "../app/platform/log.server.ts";
import { OutageError } from "../app/platform/outage.server.ts";
import type { School } from "../app/request-context.server.ts";
import { openTestOffice, type TestOffice } from "../tests/fixtures/test-office.ts";
import { createStreetApp } from "./app.ts";
import { COMMON_HEADERS } from "./pages/security-headers.ts";
import { createRefusalPages } from "./street/refusal-page/refusal-pages.ts";
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

describe("a browser", () => {
	const refusalPages = createRefusalPages({
		basePath: "/",
		secure: false,
		siteOrigins: [],
		readContacts: () => undefined,
	});
	const ask = (accept: string) => {
		const headers = { accept };
		const site = createStreetApp({ ...partsOf(office.office.school), refusalPages });
		const incoming = { url: "/en/courses", method: "DELETE", headers, socket: {} };
		return site.request("/en/courses", { method: "DELETE", headers }, { incoming } as unknown as HttpBindings);
	};

	test.each([
		["text/html", 'lang="en"'],
		["*/*", "There is no such thing here.\n"],
	])("that sends a form to an address that is no text is refused like any other (%s)", async (accept, told) => {
		const headers = { accept };
		const site = createStreetApp({ ...partsOf(office.office.school), refusalPages });
		const incoming = { url: "/en/my/Ab%ff", method: "POST", headers, socket: {} };
		const init = { method: "POST", headers };
		const answer = await site.request("/en/my/Ab%ff", init, { incoming } as unknown as HttpBindings);
		expect(answer.status).toBe(404);
		expect(await answer.text()).toContain(told);
	});

	test("is refused with a page, of the status and with the headers of the bare sentence", async () => {
		const [page, sentence] = [await ask("text/html,*/*;q=0.8"), await ask("*/*")];
		expect([page.status, sentence.status]).toEqual([405, 405]);
		expect(await page.text()).toContain('<html lang="en">');
		expect(await sentence.text()).toBe("This address does not take requests of this kind.\n");
		expect(page.headers.get("content-security-policy")).toContain("style-src 'self' 'sha256-");
		for (const name of ["allow", "cache-control", ...Object.keys(COMMON_HEADERS)]) {
			expect(page.headers.get(name), name).toBe(sentence.headers.get(name));
		}
	});
});

test.each([
	["filesAway", "The store of files does not answer", "Этот файл сейчас не открывается"],
	["unreachable", "The database does not answer", "Сайт временно не может прочитать"],
] as const)(
	"an outage (%s) is called by its name, in the log with its cause too, and counted",
	async (outage, message, sentence) => {
		office.metrics.outages.reset();
		const lines: unknown[] = [];
		const log = createLog("info", (line) => lines.push(JSON.parse(line)));
		const parts = partsOf({ ...office.office.school, log });
		const cause = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
		const get = async () => {
			throw outage === "filesAway" ? new OutageError(outage, cause) : cause;
		};
		const store = { ...office.office.store, get };
		const street = createStreetApp({ ...parts, office: { ...parts.office, store } });
		const path = `/media/${"a".repeat(24)}-640.webp`;
		const incoming = { url: path, method: "GET", headers: { host: "localhost:3000" }, socket: {} };
		const answer = await street.request(path, {}, { incoming } as unknown as HttpBindings);
		expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
		expect(await answer.text()).toContain(sentence);
		expect(lines).toMatchObject([{ level: "error", message, path, code: "ECONNREFUSED" }]);
		expect((await office.metrics.outages.get()).values).toMatchObject([{ labels: { outage }, value: 1 }]);
	},
);
