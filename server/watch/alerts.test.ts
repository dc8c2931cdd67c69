import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { createSettableClock } from "../../app/platform/clock.fixture.ts";
import { createJobTables } from "../../app/platform/jobs.server.ts";
import { createLog } from "../../app/platform/log.server.ts";
import { MOOT } from "../../app/shared/moot-messages.ts";
import type { OpenDatabase } from "../../database/open-database.server.ts";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { addDutyFigures } from "./duty-figures.ts";
import { addState, createMetrics, type Metrics } from "./metrics.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "docs", "operations");
type Rule = { readonly alert: string; readonly expr: string };
const rules = (
	parse(readFileSync(join(FOLDER, "alerts.yaml"), "utf8")) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules);
const chapters = readFileSync(join(FOLDER, "what-to-do-when.md"), "utf8");
const NOW = "2026-02-10T12:00:00Z";

let database: OpenDatabase;
let metrics: Metrics;
beforeAll(async () => {
	database = await openTestDatabase();
	await createJobTables(database.driver);
	metrics = createMetrics();
	addState(metrics.registry, {
		pages: () => 3,
		staleAnswers: () => 0,
		pool: () => ({ total: 12, idle: 4, waiting: 0 }),
	});
	addDutyFigures(metrics.registry, { db: database.db, clock: createSettableClock(NOW), log: createLog("silent") });
	await fill();
	await fillQueues();
});
afterAll(() => database.close());

/**
 * Two letters that wait, one that failed, two that nobody needs any more, one request past its promise and one that was answered; of
 * two banks a payment that is open past its life, and some that are as they should be.
 */
async function fill(): Promise<void> {
	const { db } = database;
	for (const [channel, status, createdAt, lastError] of [
		["letter", "waiting", "2026-02-10T11:00:00Z", "ECONNREFUSED"],
		["letter", "waiting", "2026-02-10T11:59:00Z", null],
		["letter", "failed", "2026-02-09T11:00:00Z", "bad-address"],
		["letter", "failed", "2026-02-09T11:00:00Z", MOOT.erased],
		["letter", "failed", "2026-02-09T11:00:00Z", MOOT.toldByAnother],
		["telegram", "failed", "2026-02-09T11:00:00Z", MOOT.noTelegram],
		["crm", "failed", "2026-02-09T11:00:00Z", null],
		["letter", "delivered", "2026-02-01T11:00:00Z", null],
	] as const) {
		await sql`insert into outgoing_message (channel, kind, status, created_at, last_error)
			values (${channel}, 'confirmation', ${status}, ${createdAt}, ${lastError})`.execute(db);
	}
	// Late: what nobody has, and what somebody has and did not call about. A guide and a place at a webinar promise no call; a call that is
	// promised anew is not late yet.
	for (const [key, kind, status, responded, callAt] of [
		["one", "callback", "new", null, null],
		["two", "callback", "new", "2026-02-10T11:10:00Z", null],
		["three", "trial", "in_work", null, null],
		["four", "webinar", "new", null, null],
		["five", "guide", "new", null, null],
		["six", "callback", "spam", null, null],
		["seven", "waitlist", "new", null, "2026-02-10T12:15:00Z"],
	] as const) {
		await sql`insert into contact_request (token, kind, status, locale, name, phone_raw, phone, channel, respond_by, first_response_at,
			call_at, idempotency_key, content_hash, repeat_key_phone) values (${key}, ${kind}, ${status}, 'ru', 'Анна', '+7', ${`+79030000${key}`}, 'call',
			'2026-02-10T11:30:00Z', ${responded}, ${callAt}, ${key}, 'hash', ${key})`.execute(db);
	}
	await sql`insert into contact_request (token, kind, status, locale, name, phone_raw, phone, channel, respond_by, idempotency_key, content_hash,
		repeat_key_phone, merged_into) select 'merged', kind, 'lost', locale, name, phone_raw, phone, channel, respond_by, 'merged', content_hash,
		repeat_key_phone, id from contact_request where token = 'one'`.execute(db);
	await sql`insert into invoice (number, secret, locale, payer_name, payer_surname, payer_phone, payer_email, currency, total, purpose)
		values ('1', 'secret', 'ru', 'Анна', 'Ким', '+79030000000', 'anna@example.org', 'RUB', 100000, 'Уроки')`.execute(
		db,
	);
	for (const [provider, type, state, createdAt, coolingUntil, unsignedAt] of [
		["tbank", "card_ru", "pending", "2026-02-10T09:59:00Z", null, null],
		["tbank", "card_ru", "pending", "2026-02-10T10:01:00Z", null, null],
		["tbank", "card_ru", "expired", "2026-02-10T09:59:00Z", null, null],
		["yookassa", "instalment_sber", "pending", "2026-02-07T10:59:00Z", null, null],
		["yookassa", "instalment_sber", "pending", "2026-02-07T11:01:00Z", null, null],
		["tbank_forma", "instalment_tbank", "pending", "2026-02-09T12:00:00Z", null, null],
		["tbank_forma", "instalment_tbank", "authorized", "2026-02-05T12:00:00Z", "2026-02-11T12:00:00Z", null],
		["tbank_forma", "instalment_tbank", "authorized", "2026-02-05T12:00:00Z", "2026-02-08T12:00:00Z", null],
		["tbank_forma", "instalment_tbank", "authorized", "2026-02-05T12:00:00Z", null, "2026-02-10T11:01:00Z"],
		["tbank_forma", "instalment_tbank", "authorized", "2026-02-05T12:00:00Z", null, "2026-02-10T10:59:00Z"],
	] as const) {
		await sql`insert into payment (invoice_id, provider, payment_type, reference, attempt, amount, currency, state, items, cooling_until,
			unsigned_at, next_check_at, created_at) select id, ${provider}, ${type}, gen_random_uuid()::text, 1, 100000, 'RUB', ${state}, '[]',
			${coolingUntil}, ${unsignedAt}, ${NOW}, ${createdAt} from invoice`.execute(db);
	}
}

/** Jobs of the clock that fail still, that have succeeded since, and that failed long ago; another job, which no neighbour's success heals. */
async function fillQueues(): Promise<void> {
	const { db } = database;
	for (const [queue, hasClock, ends] of [
		["fails", true, { completed: ["2026-02-10T01:00:00Z"], failed: ["2026-02-10T02:00:00Z", "2026-02-10T03:00:00Z"] }],
		["heals", true, { completed: ["2026-02-10T03:00:00Z"], failed: ["2026-02-10T01:00:00Z", "2026-02-10T02:00:00Z"] }],
		["failed-once", true, { completed: [], failed: ["2026-02-09T11:00:00Z"] }],
		["once", false, { completed: ["2026-02-10T03:00:00Z"], failed: ["2026-02-10T02:00:00Z"] }],
	] as const) {
		await sql`select pgboss.create_queue(${queue}, '{"policy":"standard"}'::jsonb)`.execute(db);
		if (hasClock) await sql`insert into pgboss.schedule (name, cron) values (${queue}, '* * * * *')`.execute(db);
		for (const [state, times] of Object.entries(ends)) {
			for (const time of times) {
				await sql`insert into pgboss.job (name, state, completed_on) values (${queue}, ${state}::pgboss.job_state, ${time})`.execute(
					db,
				);
			}
		}
	}
}

test("every figure of every rule is one that the program gives", async () => {
	const given = new Set((await metrics.registry.getMetricsAsJSON()).map(({ name }) => name));
	const named = rules.flatMap(({ expr }) => expr.match(/\b(?:orbita|nodejs|process)_\w+/g) ?? []);
	expect(named.length).toBeGreaterThan(10);
	expect(named.map((name) => name.replace(/_bucket$/, "")).filter((name) => !given.has(name))).toEqual([]);
});

test("every alert has its chapter, and no chapter is left from another", () => {
	const titles = [...chapters.matchAll(/^## (\w+)$/gm)].map(([, title]) => title);
	expect(titles.sort()).toEqual(rules.map(({ alert }) => alert).sort());
});

test("an outage that a rule names has its figure before it is met, so that the first one is a rise", async () => {
	const text = await metrics.registry.metrics();
	const named = rules.flatMap(({ expr }) => expr.match(/\borbita_outages_total\{.+?\}/g) ?? []);
	expect(named.length).toBeGreaterThan(1);
	for (const figure of named) expect(text).toContain(`${figure} 0\n`);
});

test("what waits, failed and is late is counted", async () => {
	const text = await metrics.registry.metrics();
	for (const line of [
		"orbita_database_up 1",
		'orbita_messages{channel="letter",status="waiting"} 2',
		'orbita_messages{channel="letter",status="failed"} 1',
		'orbita_messages{channel="letter",status="moot"} 2',
		'orbita_messages{channel="crm",status="failed"} 1',
		'orbita_message_oldest_seconds{channel="letter"} 3600',
		'orbita_jobs{queue="heals",state="failed"} 2',
		'orbita_jobs_failed{queue="fails"} 2',
		'orbita_jobs_failed{queue="once"} 1',
		"orbita_requests_past_promise 2",
		'orbita_payments_open_too_long{provider="tbank"} 1',
		'orbita_payments_open_too_long{provider="yookassa"} 1',
		// Instalments take days, a decision, a signature, a cooling-off: the one whose cooling-off is over, and the one of which the bank has
		// not said for an hour that nobody has signed it.
		'orbita_payments_open_too_long{provider="tbank_forma"} 2',
		"orbita_database_pool_connections 12",
		"orbita_page_cache_pages 3",
	]) {
		expect(text).toContain(`${line}\n`);
	}
	expect(text).not.toMatch(/orbita_jobs_failed\{queue="(?:heals|failed-once)"\}/);
	// A school without Telegram is not called about it for ever.
	expect(text).not.toContain('orbita_messages{channel="telegram",status="failed"}');
	expect(text).toMatch(/orbita_build_info\{build="\w+"\} 1/);
});

test("without the database the figures still come, and say so", async () => {
	const broken = createMetrics();
	const away = await openTestDatabase();
	addDutyFigures(broken.registry, { db: away.db, clock: createSettableClock(NOW), log: createLog("silent") });
	await away.close();
	expect(await broken.registry.metrics()).toContain("orbita_database_up 0\n");
});

test("figures that the database refuses say why in the log, as no other rule sees it", async () => {
	const blind = createMetrics();
	const lines: string[] = [];
	// Nothing of the job runner is there, as in a database whose owner may not read its tables.
	const bare = await openTestDatabase();
	const log = createLog("error", (line) => lines.push(line));
	addDutyFigures(blind.registry, { db: bare.db, clock: createSettableClock(NOW), log });
	expect(await blind.registry.metrics()).toContain("orbita_database_up 0\n");
	await bare.close();
	expect(lines).toHaveLength(1);
	expect(lines[0]).toMatch(/could not be read.*"code":"42P01"/);
});
