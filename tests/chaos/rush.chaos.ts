import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import basket from "../../app/features/checkout/components/basket/words.ru.json";
import checkout from "../../app/features/checkout/components/checkout/words.ru.json";
import { startPostgres } from "../../bin/start-postgres.ts";
import { type Database, openEmbeddedDatabase, openServerDatabase } from "../../database/open-database.server.ts";
import { startSchool } from "../fixtures/filled-school.ts";
import { type RunningProcess, startBuiltServer } from "../fixtures/running-server.ts";
import { makeGroupScarce, type ScarceGroup } from "./scarce-group.ts";

/*
 * Five hundred people who buy in the same moment, by posting the checkout form as a browser without script does: one half wants a promo
 * code with thirty uses, the other a group with six places. The limit of requests an address may leave is lifted: all of them come from
 * one address.
 */

const BUYERS = 500;
const USES = 30;
const PLACES = 6;
const SEATS = { total: 10, taken: 10 - PLACES };
const TIMEOUT_MS = 600_000;
const UNLIMITED = { REQUEST_LIMIT: "1000000" };

const running: { stop(): unknown }[] = [];
afterEach(async () => {
	for (const one of running.splice(0).reverse()) await one.stop();
});

async function buy(
	server: RunningProcess,
	index: number,
	wanted: ScarceGroup,
): Promise<{ status: number; page: string }> {
	const wantsCode = index % 2 === 0;
	const body = new URLSearchParams({
		intent: "pay",
		"course.0": wanted.course,
		"tariff.0": wanted.tariff,
		...(wantsCode ? { promo: "WEBINAR50" } : { "start.0": wanted.start }),
		name: "Анна",
		surname: "Орлова",
		phone: `+7903${String(index).padStart(7, "0")}`,
		email: `buyer${index}@example.com`,
		paymentType: "card_ru",
		offer: "on",
		privacy: "on",
		personalData: "on",
	});
	const response = await fetch(`${server.url}/checkout`, {
		method: "POST",
		body,
		redirect: "manual",
		headers: { Origin: server.url },
	});
	return { status: response.status, page: await response.text() };
}

/** What follows the date of the group. */
const GROUP_FULL = checkout.lostStart.startFull.replace(/^.*\)/, "");

/** How many were led to the bank, and how many were told what. */
async function rush(servers: readonly RunningProcess[], wanted: ScarceGroup) {
	const answers = await Promise.all(
		Array.from({ length: BUYERS }, (_, index) =>
			buy(servers[index % 4 < 2 ? 0 : servers.length - 1] as RunningProcess, index, wanted),
		),
	);
	const counts = { placed: 0, codeUsedUp: 0, groupFull: 0, other: [] as string[] };
	for (const { status, page } of answers) {
		if (status === 303) counts.placed += 1;
		else if (status === 409 && page.includes(basket.refusals.promoUsedUp)) counts.codeUsedUp += 1;
		else if (status === 409 && page.includes(GROUP_FULL)) counts.groupFull += 1;
		else counts.other.push(`${status} ${page.replaceAll(/<[^>]*>/g, " ").slice(0, 300)}`);
	}
	return counts;
}

async function countKept(db: Database, { start }: ScarceGroup) {
	const uses = await db
		.selectFrom("promoRedemption")
		.innerJoin("promoCode", "promoCode.id", "promoRedemption.promoCodeId")
		.where("promoCode.code", "=", "WEBINAR50")
		.where("promoRedemption.state", "=", "reserved")
		.select("promoRedemption.id")
		.execute();
	const holds = await db
		.selectFrom("seatHold")
		.where("startId", "=", start)
		.where("releasedAt", "is", null)
		.select("id")
		.execute();
	return { uses: uses.length, places: holds.length };
}

const EXPECTED = {
	counts: { placed: USES + PLACES, codeUsedUp: BUYERS / 2 - USES, groupFull: BUYERS / 2 - PLACES, other: [] },
	kept: { uses: USES, places: PLACES },
};

describe("five hundred orders at once use a code exactly thirty times and take exactly six places", () => {
	test("on the embedded database", { timeout: TIMEOUT_MS }, async () => {
		const first = await startSchool(UNLIMITED);
		await first.kill();
		const books = await openEmbeddedDatabase(join(first.dataDir, "database"));
		const wanted = await makeGroupScarce(books.db, SEATS);
		await books.close();

		const server = await startBuiltServer(UNLIMITED, first.dataDir);
		running.push(server);
		const counts = await rush([server], wanted);
		await server.kill();
		const after = await openEmbeddedDatabase(join(first.dataDir, "database"));
		running.push({ stop: () => after.close() });
		expect({ counts, kept: await countKept(after.db, wanted) }).toEqual(EXPECTED);
	});

	test("in two processes on PostgreSQL", { timeout: TIMEOUT_MS }, async () => {
		const postgres = await startPostgres();
		running.push(postgres);
		const environment = { ...UNLIMITED, DATABASE_URL: postgres.url, SESSION_SECRET: "s".repeat(32) };
		const servers = [await startBuiltServer(environment), await startBuiltServer(environment)];
		running.push(...servers);
		const books = await openServerDatabase(postgres.url);
		running.push({ stop: () => books.close() });
		const wanted = await makeGroupScarce(books.db, SEATS);
		const counts = await rush(servers, wanted);
		expect({ counts, kept: await countKept(books.db, wanted) }).toEqual(EXPECTED);
	});
});
