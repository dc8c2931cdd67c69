import { describe, expect, test } from "vitest";
import { lostPageFor } from "./lost-page.ts";

const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const JSON_TYPE = { "content-type": "application/json" };

type Case = {
	path?: string;
	method?: string;
	headers?: HeadersInit;
	status?: number;
	type?: HeadersInit;
	base?: string;
};

function ask({ path = "/guide/file/gone", method = "GET", headers = BROWSER, status = 404, type, base = "/" }: Case) {
	const request = new Request(`https://orbita.example${path}`, { method, headers });
	const response = new Response("", { status, headers: type ?? JSON_TYPE });
	const screen = lostPageFor({ request, response, basePath: base });
	return screen && new URL(screen.url).pathname;
}

describe("a person whom a door without a page has nothing for sees the not-found screen", () => {
	test("in the language of the address", () => {
		expect(ask({})).toBe("/404");
		expect(ask({ path: "/en/trial/gone/trial.ics" })).toBe("/en/404");
	});

	test("below a base path", () => {
		expect(ask({ path: "/school/en/guide/file/gone", base: "/school/" })).toBe("/school/en/404");
		expect(ask({ path: "/school/guide/file/gone", base: "/school/" })).toBe("/school/404");
	});

	test("where only forms are sent to", () => {
		expect(ask({ path: "/request/submit", status: 400 })).toBe("/404");
	});
});

test.each<[string, Case]>([
	["a program", { headers: { accept: "*/*" } }],
	["a page's data", { path: "/guide/file/gone.data" }],
	["a form", { method: "POST" }],
	["what is there", { status: 200 }],
	["a refused page", { status: 400, type: { "content-type": "text/html; charset=utf-8" } }],
])("%s keeps its answer", (_, asked) => {
	expect(ask(asked)).toBeUndefined();
});
