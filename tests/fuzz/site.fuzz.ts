import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunningProcess } from "../fixtures/running-server.ts";
import { createDice } from "./dice.ts";
import { explore, type Ground } from "./explore.ts";
import { judge } from "./judge.ts";
import { startUsedSchool } from "./leave-traces.ts";
import { makeCase } from "./make-cases.ts";
import { type Case, send } from "./send.ts";

/*
 * Every form, address and webhook, by thousands of cases that a seed decides. `FUZZ_SEED`, `FUZZ_CASES` and `FUZZ_FROM` repeat any
 * part of a run: a failure names the number of its case.
 */

const SEED = Number(process.env.FUZZ_SEED ?? 20_260_210);
const CASES = Number(process.env.FUZZ_CASES ?? 10_000);
const FROM = Number(process.env.FUZZ_FROM ?? 0);
const AT_ONCE = 8;
const MOST_FAILURES = 20;

let server: RunningProcess;
let ground: Ground;

beforeAll(async () => {
	const used = await startUsedSchool({ REQUEST_LIMIT: "100000000" });
	server = used.server;
	ground = await explore(server.url, used.addresses);
});
afterAll(() => server.stop());

test("the ground is the whole site: its doors, its forms, and what only a customer sees", () => {
	expect(ground.doors.length).toBeGreaterThan(100);
	expect(ground.addresses.length).toBeGreaterThan(120);
	const forms = ground.forms.filter(({ method }) => method === "post").map(({ address }) => address.split(/[/?]/)[1]);
	expect(new Set(forms)).toEqual(
		new Set([...forms, "request", "checkout", "order", "my", "basket", "pay", "blog", "webinars"]),
	);
});

test(`${CASES} cases of seed ${SEED}: never a 500, never an innard, never a hang`, async () => {
	const failures: string[] = [];
	const statuses = new Map<string, number>();
	let next = FROM;
	async function work(): Promise<void> {
		while (next < FROM + CASES && failures.length < MOST_FAILURES) {
			const number = next++;
			// Each case has dice of its own, so that one can be repeated without those before it.
			const one = makeCase(ground, createDice(SEED + number * 7919), server.url);
			const wrong = await send(server.url, one).then(
				(answer) => {
					const kind = `${one.kind} ${answer.status}`;
					statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
					return judge(one, answer);
				},
				(error: Error) => error.message,
			);
			if (wrong) failures.push(`case ${number}: ${wrong}\n${describeCase(one)}`);
		}
	}
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	process.stdout.write(
		`${[...statuses]
			.sort()
			.map((pair) => pair.join(": "))
			.join(", ")}\n`,
	);
	expect(failures.join("\n\n")).toBe("");
});

test("after all of it the school is open and has complained of nothing", async () => {
	expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
	expect(await (await fetch(`${server.url}/roblox/roblox-studio-start`)).text()).toContain("Миры в");
	const complaints = server
		.output()
		.split("\n")
		.filter((line) => line.includes('"level":"error"'))
		// Signed by the bank and about no payment of ours: somebody should look, so it is one.
		.filter((line) => !line.includes("A payment report was refused"));
	expect(complaints.slice(0, 5)).toEqual([]);
});

function describeCase({ method, path, headers, body }: Case): string {
	return `${method} ${path.slice(0, 1500)}\n${JSON.stringify(headers).slice(0, 1500)}\n${body?.toString("latin1").slice(0, 1500) ?? ""}`;
}
