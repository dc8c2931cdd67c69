import { expect, test, vi } from "vitest";
import { eachRow } from "./each-row.server.ts";
import { createLog } from "./log.server.ts";

const ORDERS = ["one", "two", "three"].map((id) => ({ id }));
const naming = { log: createLog("silent"), what: "order" };

test("rows with something to do are counted", async () => {
	expect(await eachRow(ORDERS, async ({ id }) => id !== "two", naming)).toBe(2);
});

test("one that fails holds up no other, stands in the log, and fails the whole", async () => {
	const lines: string[] = [];
	const log = createLog("error", (line) => lines.push(line));
	const work = vi.fn(async ({ id }: { id: string }) => {
		if (id !== "three") throw new Error(`no ${id}`);
		return true;
	});
	await expect(eachRow(ORDERS, work, { ...naming, log })).rejects.toThrow("no one");
	expect(work).toHaveBeenCalledTimes(3);
	expect(lines.map((line) => JSON.parse(line).order)).toEqual(["one", "two"]);
});

test.each(["55P03", "57014"])("one that somebody holds (%s) holds up no other", async (code) => {
	const work = vi.fn(async ({ id }: { id: string }) => {
		if (id === "one") throw new Error("in a transaction", { cause: Object.assign(new Error("held"), { code }) });
		return true;
	});
	await expect(eachRow(ORDERS, work, naming)).rejects.toThrow("in a transaction");
	expect(work).toHaveBeenCalledTimes(3);
});

test("an outage ends it at once", async () => {
	const work = vi.fn(() => Promise.reject(Object.assign(new Error("away"), { code: "ECONNREFUSED" })));
	await expect(eachRow(ORDERS, work, naming)).rejects.toThrow("away");
	expect(work).toHaveBeenCalledOnce();
});
