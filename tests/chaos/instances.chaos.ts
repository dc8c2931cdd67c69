import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres } from "../../bin/start-postgres.ts";
import { type OpenDatabase, openServerDatabase } from "../../database/open-database.server.ts";
import { type Balancer, startBalancer } from "../fixtures/balancer.ts";
import { type RunningProcess, startBuiltServer } from "../fixtures/running-server.ts";
import { type readDeliveries, waitForDeliveries } from "./sandbox-client.ts";

/* Two processes on one PostgreSQL behind a balancer. What leaves them meets in the stand-ins of the first one. */

const LIMIT = 6;
const running: { stop(): unknown }[] = [];
let books: OpenDatabase;
let balancer: Balancer;
let environment: Record<string, string>;
let first: RunningProcess;
let second: RunningProcess;

beforeAll(async () => {
	const postgres = await startPostgres();
	running.push(postgres);
	balancer = await startBalancer();
	running.push(balancer);
	environment = {
		DATABASE_URL: postgres.url,
		SESSION_SECRET: "s".repeat(32),
		TRUST_PROXY: "1",
		DRAIN_SECONDS: "3",
		REQUEST_LIMIT: String(LIMIT),
		LOG_LEVEL: "debug",
		PUBLIC_URL: balancer.url,
	};
	first = await startBuiltServer(environment);
	const common = { CRM_API_BASE: `${first.sandboxUrl}/crm`, CRM_TOKEN: "stand-in" };
	environment = { ...environment, ...common };
	second = await startBuiltServer(environment);
	running.push(first, second);
	for (const { url } of [first, second]) balancer.add(url);
	books = await openServerDatabase(postgres.url);
	running.push({ stop: () => books.close() });
});
afterAll(async () => {
	for (const one of running.splice(0).reverse()) await one.stop();
});

/** A request as it comes from a visitor of an address of his own, through the balancer. */
async function leaveRequest(number: number, from = `10.1.${number >> 8}.${number & 255}`) {
	const phone = `+7905${String(number).padStart(7, "0")}`;
	const response = await fetch(`${balancer.url}/request/submit?kind=callback`, {
		method: "POST",
		headers: { Origin: balancer.url, "X-Forwarded-For": from, "X-Request-Id": `balancer-${number}` },
		body: new URLSearchParams({
			name: "Проверочная",
			phone,
			channel: "call",
			privacy: "on",
			personalData: "on",
			offer: "on",
			idempotencyKey: `instances-${number}`,
		}),
	});
	const id = response.headers.get("x-request-id");
	const text = await response.text();
	return { phone, id, status: response.status, state: text.startsWith("{") ? JSON.parse(text).state : text };
}

test("a change of the content drops the pages of both at once", async () => {
	const path = "/roblox/roblox-studio-start";
	const titles = () =>
		Promise.all(
			[first, second].map(async ({ url }) => (await (await fetch(url + path)).text()).includes("Проверка смены")),
		);
	expect(await titles()).toEqual([false, false]);
	await sql`update course_text set short = 'Проверка смены', lead = 'Проверка смены' where locale = 'ru' and course_id =
		(select id from course where slug = 'roblox-studio-start')`.execute(books.db);
	expect(await titles()).toEqual([false, false]);
	await sql`select pg_notify('content_changed', 'course')`.execute(books.db);
	await expect.poll(titles, { timeout: 10_000 }).toEqual([true, true]);
});

test("every request is delivered once, whoever took it", async () => {
	const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => leaveRequest(1000 + index)));
	expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(["sent"]));
	const wanted = new Set(answers.map(({ phone }) => phone));
	const ours = (list: Awaited<ReturnType<typeof readDeliveries>>) =>
		list.filter(({ kind, done, phone }) => kind === "lead" && done && wanted.has(phone ?? ""));
	const list = await waitForDeliveries(
		first.sandboxUrl,
		(all) => new Set(ours(all).map(({ phone }) => phone)).size === 40,
	);
	expect(ours(list)).toHaveLength(40);
	// What the CRM took is written down once it has answered.
	const states = async () => {
		const { rows } = await sql<{ status: string }>`
			select distinct status from outgoing_message where channel = 'crm'`.execute(books.db);
		return rows.map(({ status }) => status);
	};
	await expect.poll(states, { timeout: 10_000 }).toEqual(["delivered"]);
});

test("a limit holds for one address through both", async () => {
	const answers = await Promise.all(
		Array.from({ length: LIMIT * 3 }, (_, index) => leaveRequest(2000 + index, "10.9.9.9")),
	);
	const count = (state: number) => answers.filter(({ status }) => status === state).length;
	expect([count(200) + count(201), count(429)]).toEqual([LIMIT, LIMIT * 2]);
});

test("a rolling restart loses no request and no page", async () => {
	const failures: string[] = [];
	const acknowledged: string[] = [];
	let number = 3000;
	let isOver = false;
	const sending = Array.from({ length: 3 }, async () => {
		while (!isOver) {
			const sent = await leaveRequest(number++);
			if (sent.state === "sent") acknowledged.push(sent.phone);
			else failures.push(`${sent.phone}: ${sent.status} ${sent.state}`);
		}
	});
	const reading = (async () => {
		while (!isOver) {
			for (const path of ["/", "/basket", "/en/children"]) {
				const { status } = await fetch(balancer.url + path, { headers: { "user-agent": "Googlebot/2.1 (bot)" } });
				if (status !== 200) failures.push(`${path}: ${status}`);
			}
		}
	})();
	// The first keeps the stand-ins, so the second goes twice: a process is replaced by a newer one, and that by another.
	for (let round = 0; round < 2; round++) {
		const next = await startBuiltServer(environment);
		balancer.add(next.url);
		const old = second;
		running.splice(running.indexOf(old), 1);
		await old.stop();
		balancer.remove(old.url);
		second = next;
		running.push(second);
	}
	isOver = true;
	await Promise.all([...sending, reading]);
	expect(failures).toEqual([]);
	expect(acknowledged.length).toBeGreaterThan(20);
	const { rows } = await sql<{ phone: string }>`select phone from contact_request`.execute(books.db);
	const kept = new Set(rows.map(({ phone }) => phone));
	expect(acknowledged.filter((phone) => !kept.has(phone))).toEqual([]);
});

test("the log of both names requests as the balancer did, and nobody's name, phone or address", async () => {
	const sent = await leaveRequest(4000);
	expect(sent.id).toBe("balancer-4000");
	const log = () => first.output() + second.output();
	await expect.poll(() => log().includes('"requestId":"balancer-4000"'), { timeout: 10_000 }).toBe(true);
	const entry = log()
		.split("\n")
		.find((line) => line.includes('"requestId":"balancer-4000"'));
	expect(JSON.parse(entry ?? "")).toMatchObject({ message: "Answered", method: "POST", door: "ru:request-submit" });
	expect(log()).not.toMatch(
		/Проверочная|7905\d{4}|10\.1\.\d+\.\d+|10\.9\.9\.9|"(?:\/my|\/order|\/request\/sent)\/[\w-]+"/,
	);
});
