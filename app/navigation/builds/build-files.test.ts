import { afterEach, describe, expect, test, vi } from "vitest";
import { fetchLatestBuildId } from "./build-files.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});

function answering(...answers: Response[]) {
	const fetch = vi.fn(async () => answers.shift());
	vi.stubGlobal("window", { fetch });
	return fetch;
}

describe("the newest build", () => {
	test("is asked for below the base path, past every cache", async () => {
		vi.stubEnv("BASE_URL", "/school/");
		const fetch = answering(Response.json({ id: "b", timestamp: 1 }));
		expect(await fetchLatestBuildId()).toBe("b");
		expect(fetch.mock.calls).toEqual([["/school/builds/latest.json", { cache: "no-store" }]]);
	});

	test("is asked for once more when the school is away for the moment", async () => {
		const fetch = answering(new Response("away", { status: 503 }), Response.json({ id: "b", timestamp: 1 }));
		expect(await fetchLatestBuildId()).toBe("b");
		expect(fetch).toHaveBeenCalledTimes(2);
	});

	test("is not known by an answer of 400 and above, which is read to its end all the same", async () => {
		const lost = new Response("{}", { status: 404 });
		answering(lost);
		await expect(fetchLatestBuildId()).rejects.toThrow("404");
		expect(lost.bodyUsed).toBe(true);
	});
});
