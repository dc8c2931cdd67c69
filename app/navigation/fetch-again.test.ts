import { describe, expect, test, vi } from "vitest";
import { fetchAgain } from "./fetch-again.ts";

const answers = (...statuses: number[]) => {
	const left = [...statuses];
	return vi.fn<typeof fetch>(async () => new Response(null, { status: left.shift() ?? 200 }));
};

describe("a read", () => {
	test.each([408, 409, 425, 429, 500, 502, 503, 504])("is asked once more after %i", async (status) => {
		const fetch = answers(status);
		expect((await fetchAgain(fetch, "/x", { cache: "no-store" })).status).toBe(200);
		expect(fetch.mock.calls).toEqual([
			["/x", { cache: "no-store" }],
			["/x", { cache: "no-store" }],
		]);
	});

	test("takes the second answer as it is", async () => {
		const fetch = answers(503, 502, 200);
		expect((await fetchAgain(fetch, "/x")).status).toBe(502);
		expect(fetch).toHaveBeenCalledTimes(2);
	});

	test.each([200, 304, 400, 401, 403, 404, 410, 422, 501])("is asked no more after %i", async (status) => {
		const fetch = answers(status);
		expect((await fetchAgain(fetch, "/x", { method: "GET" })).status).toBe(status);
		expect(fetch).toHaveBeenCalledTimes(1);
	});
});

test.each(["POST", "PUT", "PATCH", "DELETE"])("a %s is never repeated", async (method) => {
	const fetch = answers(503);
	expect((await fetchAgain(fetch, "/x", { method })).status).toBe(503);
	expect(fetch).toHaveBeenCalledTimes(1);
});
