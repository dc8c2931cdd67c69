import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createHttpClient } from "./http-client.ts";

type Asked = { method: string; url: string };

let server: Server;
let asked: Asked[];
let statuses: number[];
let baseAddress: string;

beforeEach(async () => {
	asked = [];
	statuses = [];
	server = createServer((request, response) => {
		asked.push({ method: request.method ?? "", url: request.url ?? "" });
		const status = statuses.shift() ?? 200;
		response.writeHead(status, { "content-type": "application/json" });
		response.end(JSON.stringify({ status }));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	baseAddress = `http://127.0.0.1:${(server.address() as AddressInfo).port}/school/`;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

describe("the HTTP client", () => {
	test.each([408, 409, 425, 429, 500, 502, 503, 504])("asks once more after %i", async (status) => {
		statuses = [status];
		expect(await createHttpClient({ baseAddress })("builds/latest.json")).toEqual({ status: 200 });
		expect(asked).toHaveLength(2);
	});

	test("gives up after the second failure", async () => {
		statuses = [503, 502, 200];
		await expect(createHttpClient({ baseAddress })("x")).rejects.toMatchObject({ status: 502 });
		expect(asked).toHaveLength(2);
	});

	test.each([400, 401, 403, 404, 410, 422, 501])("takes %i for an error and asks no more", async (status) => {
		statuses = [status];
		await expect(createHttpClient({ baseAddress })("x")).rejects.toMatchObject({ status });
		expect(asked).toHaveLength(1);
	});

	test.each(["POST", "PUT", "PATCH", "DELETE"])("never repeats a %s", async (method) => {
		statuses = [503];
		await expect(createHttpClient({ baseAddress })("x", { method })).rejects.toMatchObject({ status: 503 });
		expect(asked).toEqual([{ method, url: "/school/x" }]);
	});

	test.each(["builds/latest.json", "/builds/latest.json"])("appends %s to the configured address", async (path) => {
		await createHttpClient({ baseAddress })(path);
		expect(asked[0]?.url).toBe("/school/builds/latest.json");
	});

	test("gives up a silent service", async () => {
		const silent = createServer(() => {});
		await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
		const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
		await expect(createHttpClient({ baseAddress: address, timeoutMs: 50 })("/", { method: "POST" })).rejects.toThrow();
		silent.closeAllConnections();
		silent.close();
	});
});
