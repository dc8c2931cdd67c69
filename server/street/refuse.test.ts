import { describe, expect, test } from "vitest";
import { refuseWithPage } from "./refusal-page/refuse-with-page.ts";
import { type HttpRefusal, refuse } from "./refuse.ts";
import english from "./words.en.json";

const REFUSALS: readonly HttpRefusal[] = [
	{ status: 400, reason: "malformed" },
	{ status: 403, reason: "foreign" },
	{ status: 404, reason: "unknown" },
	{ status: 405, reason: "notAllowed" },
	{ status: 413, reason: "tooLarge" },
	{ status: 500, reason: "failed", id: "id-7" },
	{ status: 503, reason: "busy", again: 5 },
	{ status: 503, reason: "beingEdited", again: 5 },
	{ status: 503, reason: "unreachable", again: 30 },
	{ status: 503, reason: "readOnly", again: 30 },
	{ status: 503, reason: "held", again: 30 },
	{ status: 507, reason: "full", again: 30 },
	{ status: 503, reason: "filesAway", again: 30 },
];

async function sentence(address: string, refusal: HttpRefusal = { status: 413, reason: "tooLarge" }): Promise<string> {
	return await refuse(address, refusal).text();
}

test("every reason of the words is tried here", () => {
	expect(REFUSALS.map(({ reason }) => reason).sort()).toEqual(Object.keys(english).sort());
});

describe.each(REFUSALS)("a refusal with $status, $reason", (refusal) => {
	test("is plain text in the language of the path, and is not kept", async () => {
		const response = refuse("/request", refusal);
		expect(response.status).toBe(refusal.status);
		expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
		expect(response.headers.get("cache-control")).toBe("no-store");
		expect(response.headers.get("x-content-type-options")).toBe("nosniff");
		expect(response.headers.get("retry-after")).toBe(refusal.again === undefined ? null : String(refusal.again));
		expect(await response.text()).toMatch(/^[А-ЯЁ].+[.\w]\n$/);
		expect(await sentence("/en/request", refusal)).toMatch(/^[A-Z][\w\s.,:-]+\n$/);
	});
});

test("a page for a browser says as well when it is worth another try", () => {
	const page = { body: Buffer.from("<p>Тесно</p>"), headers: { "content-type": "text/html" } };
	const answer = (refusal: HttpRefusal) =>
		refuseWithPage({ path: "/", method: "GET", pages: { find: () => page } }, refusal);
	const busy = answer({ status: 503, reason: "busy", again: 5 });
	expect([busy.status, busy.headers.get("retry-after")]).toEqual([503, "5"]);
	expect(busy.headers.get("content-type")).toBe("text/html");
	expect(answer({ status: 404, reason: "unknown" }).headers.has("retry-after")).toBe(false);
});

test.each(["/en", "/en?index", "/en/request?kind=trial"])("%s is answered in English", async (address) => {
	expect(await sentence(address)).toMatch(/^The request is too large/);
});

test.each(["/", "/?to=/en", "/english", "/request?lang=/en/"])("%s is answered in Russian", async (address) => {
	expect(await sentence(address)).toMatch(/^Слишком большой запрос/);
});

test("a failure names its code for support", async () => {
	expect(await sentence("/", { status: 500, reason: "failed", id: "id-7" })).toContain("id-7");
});

test("a wrong method is told which ones are right", () => {
	expect(refuse("/", { status: 405, reason: "notAllowed" }).headers.get("allow")).toBe("GET, HEAD, POST");
	expect(refuse("/", { status: 413, reason: "tooLarge" }).headers.has("allow")).toBe(false);
});
