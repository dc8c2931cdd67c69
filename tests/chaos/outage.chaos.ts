import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres } from "../../bin/start-postgres.ts";
import { type DatabaseLine, openDatabaseLine } from "../fixtures/database-line.ts";
import { type RunningProcess, startBuiltServer } from "../fixtures/running-server.ts";
import { waitForDeliveries } from "./sandbox-client.ts";

/* The database is away for a while: the line to it is cut, or nobody answers at its end. */

const UNLISTED = ["/request?kind=trial", "/en/request?kind=callback"];
/** As many as do not count as a crowd. */
const AT_ONCE = 60;
const running: { stop(): unknown }[] = [];
let line: DatabaseLine;
let server: RunningProcess;
/** Everything in the sitemaps, and some that stand in none. */
let pages: Map<string, string>;

beforeAll(async () => {
	const postgres = await startPostgres();
	line = await openDatabaseLine(postgres.url);
	running.push(postgres, line);
	server = await startBuiltServer({
		REQUEST_LIMIT: "1000000",
		DATABASE_URL: line.url,
		SESSION_SECRET: "s".repeat(32),
	});
	running.push(server);
	pages = new Map((await readAll([...(await listPages()), ...UNLISTED])).map(({ path, text }) => [path, text]));
});
afterAll(async () => {
	for (const one of running.splice(0).reverse()) await one.stop();
});

async function read(path: string): Promise<{ status: number; again: string | null; text: string }> {
	const response = await fetch(server.url + path, { headers: { "user-agent": "Googlebot/2.1 (bot)" } });
	return { status: response.status, again: response.headers.get("retry-after"), text: await response.text() };
}

async function listPages(): Promise<string[]> {
	const { text: index } = await read("/sitemap.xml");
	const maps = await Promise.all(listAddresses(index).map(read));
	return maps.flatMap(({ text }) => listAddresses(text));
}

function listAddresses(sitemap: string): string[] {
	return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

async function readAll(paths: readonly string[]) {
	const seen: ({ path: string } & Awaited<ReturnType<typeof read>>)[] = [];
	for (let first = 0; first < paths.length; first += AT_ONCE) {
		const some = paths.slice(first, first + AT_ONCE);
		seen.push(...(await Promise.all(some.map(async (path) => ({ path, ...(await read(path)) })))));
	}
	return seen;
}

async function leaveRequest(phone: string): Promise<Response> {
	const consents = { privacy: "on", personalData: "on", offer: "on" };
	return fetch(`${server.url}/request/submit?kind=callback`, {
		method: "POST",
		headers: { Origin: server.url },
		body: new URLSearchParams({
			name: "Проверка",
			phone,
			channel: "call",
			idempotencyKey: `outage-${phone}`,
			...consents,
		}),
	});
}

const back = () => expect.poll(async () => (await read("/readyz")).status, { timeout: 60_000 }).toBe(200);

test.each(["cut", "silent"] as const)(
	"while the line is %s, all pages are as they were and forms say what is the matter",
	async (mode) => {
		const phone = mode === "cut" ? "+79036660001" : "+79036660002";
		line.set(mode);
		// The lost line has dropped every page by now, or does in a moment: both must end in the page as it was.
		for (let round = 0; round < 2; round++) {
			for (const { path, status, text } of await readAll([...pages.keys()])) {
				expect([path, status]).toEqual([path, 200]);
				expect(text === pages.get(path), path).toBe(true);
			}
		}
		expect((await read("/healthz")).status).toBe(200);
		expect((await read("/readyz")).status).toBe(503);
		const basket = await read("/basket");
		expect(basket).toMatchObject({ status: 503, again: "30" });
		expect(basket.text).toMatch(/^Сайт временно не\u00a0может прочитать/);
		expect((await read("/en/basket")).text).toMatch(/^The site cannot read and save data/);

		const refused = await leaveRequest(phone);
		// The browser keeps a form for later when the answer is no answer of the school: 502 and above, and not JSON.
		expect([refused.status, refused.headers.get("content-type")]).toEqual([503, "text/plain; charset=utf-8"]);

		line.set("through");
		await back();
		expect(await (await leaveRequest(phone)).json()).toMatchObject({ state: "sent" });
		await waitForDeliveries(server.sandboxUrl, (list) =>
			list.some((one) => one.kind === "lead" && one.done && one.phone === phone),
		);
		expect((await read("/basket")).status).toBe(200);
	},
);

test("the log names the outage and nobody's data", () => {
	const lines = server.output().split("\n");
	expect(lines.some((entry) => entry.includes('"message":"The database does not answer"'))).toBe(true);
	expect(server.output()).not.toMatch(/\+?7903666|Проверка|postgres:\/\//);
});
