import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { takeNotification } from "../../../app/features/checkout/attempts/take-notification.server.ts";
import type { BankDeps } from "../../../app/features/checkout/checkout-deps.ts";
import { checkoutJobs } from "../../../app/features/checkout/checkout-jobs.server.ts";
import { createOrderMessages } from "../../../app/features/notifications/queueing/create-order-messages.server.ts";
import { standInsAt } from "../../../app/features/payments/banks.fixture.ts";
import { openEveryProvider, openProviders } from "../../../app/features/payments/open-providers.server.ts";
import type { ProviderCode } from "../../../app/features/payments/provider.ts";
import { createSettableClock } from "../../../app/platform/clock.fixture.ts";
import { createLog } from "../../../app/platform/log.server.ts";
import { byAddress, createRateLimit } from "../../../app/platform/rate-limit.server.ts";
import { MINUTE_MS } from "../../../app/shared/durations.ts";
import type { Database } from "../../../database/open-database.server.ts";
import { openEmbeddedDatabase, openServerDatabase } from "../../../database/open-database.server.ts";
import { describeEnd } from "./describe-end.ts";
import type { LifeOrder, LifeReport } from "./life.ts";
import { type LifeParts, liveThrough } from "./scenarios.ts";

/*
 * One process of a checkout life: it opens the school's books, listens for the banks, and carries a purchase to its end, whatever an
 * earlier process has left of it. Told so, it kills itself on the way.
 */

const order = JSON.parse(process.argv[2] ?? "") as LifeOrder;
const clock = createSettableClock(existsSync(order.clockFile) ? readFileSync(order.clockFile, "utf8") : new Date());
const visited: string[] = [];

const opened = order.database.startsWith("postgres:")
	? await openServerDatabase(order.database)
	: await openEmbeddedDatabase(order.database);
const { db } = opened;

const banks = { environment: {}, standIns: standInsAt(order.banks), clock, timeoutMs: 2_000 };
const school = `http://127.0.0.1:${order.port}`;
const deps: BankDeps = {
	clock,
	log: createLog("silent"),
	banks: { byType: openProviders(banks), byCode: openEveryProvider(banks) },
	// The rows are what counts here; nobody delivers.
	messages: createOrderMessages({ send: async () => undefined }),
	addresses: {
		order: ({ token }) => `${school}/order/${token}`,
		invoice: ({ number }) => `${school}/pay/${number}`,
		notification: (provider) => `${school}/${provider}`,
	},
	atStep(step) {
		visited.push(step);
		const { death } = order;
		if (death?.step === step && visited.filter((one) => one === step).length === death.nth) {
			process.kill(process.pid, "SIGKILL");
			// The signal is on its way: nothing more may happen here.
			return new Promise<void>(() => undefined);
		}
	},
};

async function forward(minutes: number): Promise<void> {
	clock.set(new Date(clock.now().getTime() + minutes * MINUTE_MS));
	writeFileSync(order.clockFile, clock.now().toISOString());
	for (const job of checkoutJobs({ ...deps, db })) await job.work({}, { number: 1, isLast: false });
}

function listen(database: Database): Promise<Server> {
	const strangers = byAddress(createRateLimit({ tries: 1000, windowMs: MINUTE_MS, clock }));
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		if (request.method !== "POST") return void response.end();
		const provider = (request.url ?? "").slice(1).split("?")[0] as ProviderCode;
		const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
		const notification = { body: Buffer.concat(chunks), headers, query: new URLSearchParams(), ip: "127.0.0.1" };
		const reply = await takeNotification(database, { provider, notification }, { ...deps, strangers });
		response.writeHead(reply.status, { "content-type": reply.contentType }).end(reply.body);
	});
	return new Promise((resolve) => server.listen(order.port, "127.0.0.1", () => resolve(server)));
}

const server = await listen(db);
const parts: LifeParts = { db, deps, forward, banksUrl: order.banks };
const placed = await liveThrough(order.scenario, parts);
const report: LifeReport = { visited, end: await describeEnd(db, placed.id), orderNumber: placed.number };
process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(0));
server.close();
