import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { startSchool } from "../fixtures/filled-school.ts";
import { type RunningProcess, startBuiltServer } from "../fixtures/running-server.ts";
import { postRequest } from "./post-request.ts";
import { readDeliveries, switchChannel, waitForDeliveries } from "./sandbox-client.ts";

/** The limit of requests an address may leave is lifted here: everything comes from one address. */
const UNLIMITED = { REQUEST_LIMIT: "1000000" };

let server: RunningProcess | undefined;

afterEach(async () => {
	await server?.stop();
	server = undefined;
});

test("every request acknowledged before a kill is there after the restart, with its deliveries", async () => {
	server = await startSchool(UNLIMITED);
	const { url, dataDir } = server;
	const acknowledged: string[] = [];
	let next = 0;
	// Ten visitors at a time, two hundred in all: the kill comes in the middle.
	const sending = Array.from({ length: 10 }, async () => {
		while (next < 200) {
			const index = next++;
			const phone = `+7903${String(1_000_000 + index)}`;
			const answer = await postRequest(url, { phone, key: `kill-test-key-${String(index).padStart(6, "0")}` });
			if (answer?.state === "sent") acknowledged.push(phone);
		}
	});
	while (acknowledged.length < 60) await pause(5);
	await server.kill();
	await Promise.all(sending);
	expect(acknowledged.length).toBeGreaterThanOrEqual(60);
	expect(acknowledged.length).toBeLessThan(200);

	server = await startBuiltServer(UNLIMITED, dataDir);
	const deliveries = await waitForDeliveries(server.sandboxUrl, (list) => {
		const phones = new Set(list.filter(({ kind }) => kind === "lead").map(({ phone }) => phone));
		return acknowledged.every((phone) => phones.has(phone));
	});
	const leads = deliveries.filter(({ kind, done }) => kind === "lead" && done).map(({ phone }) => phone);
	expect(new Set(leads).size).toBe(leads.length);
	for (const phone of acknowledged) {
		const again = await postRequest(server.url, { phone, key: undefined });
		expect(again?.state).toBe("already");
	}
});

test("a burst of five hundred sendings under one key leaves one request", async () => {
	server = await startSchool(UNLIMITED);
	const { url, sandboxUrl } = server;
	const answers = await Promise.all(
		Array.from({ length: 500 }, () => postRequest(url, { phone: "+79037777777", key: "one-key-for-the-burst" })),
	);
	const numbers = new Set(answers.map((answer) => answer?.state === "sent" && answer.confirmation?.number));
	expect(numbers.size).toBe(1);
	const deliveries = await waitForDeliveries(sandboxUrl, (list) => list.some(({ kind }) => kind === "lead"));
	expect(deliveries.filter(({ kind }) => kind === "lead")).toHaveLength(1);
});

test("channels that are down for a while lose nothing", async () => {
	server = await startSchool(UNLIMITED);
	const { url, sandboxUrl } = server;
	await switchChannel(sandboxUrl, "telegram", "500");
	await switchChannel(sandboxUrl, "crm", "html");
	for (let index = 0; index < 5; index++) {
		const answer = await postRequest(url, { phone: `+7903555000${index}`, key: `down-test-key-00000${index}` });
		expect(answer?.state).toBe("sent");
	}
	await expect.poll(async () => (await readDeliveries(sandboxUrl)).length, { timeout: 60_000 }).toBeGreaterThan(5);
	expect((await readDeliveries(sandboxUrl)).filter(({ done }) => done)).toEqual([]);
	await switchChannel(sandboxUrl, "telegram", "ok");
	await switchChannel(sandboxUrl, "crm", "ok");
	const deliveries = await waitForDeliveries(sandboxUrl, (list) => {
		const done = list.filter((delivery) => delivery.done);
		return (
			done.filter(({ channel }) => channel === "telegram").length >= 5 &&
			done.filter(({ kind }) => kind === "lead").length >= 5
		);
	});
	expect(deliveries.filter(({ kind, done }) => kind === "lead" && done)).toHaveLength(5);
});
