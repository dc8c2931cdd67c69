import { data } from "react-router";
import { expect, test, vi } from "vitest";
import type { Visitor } from "../../app/request-context.server.ts";
import { createDoorFinder } from "../addresses/door-finder.ts";
import { buildOfDoors, HALL, openRouterSchool } from "./router-school.fixture.ts";
import { createRouterRun } from "./run-router.ts";

const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const asked: string[] = [];
const told: string[] = [];
const door = (path: string) => ({
	id: path,
	parentId: "root",
	path,
	module: {
		default: () => null,
		loader: () => {
			asked.push(path);
			throw data(null, { status: 404 });
		},
	},
});
const screen = ({ url }: Request, status: number) =>
	new Response(`screen of ${new URL(url).pathname}`, { status, headers: { "content-type": "text/html" } });
const build = buildOfDoors([HALL, ...["404", "en/404", "order/:token"].map(door)], { default: screen });
const run = createRouterRun(build, openRouterSchool({ log: { info: (message) => told.push(message) } }));

async function ask(path: string, headers: Record<string, string>): Promise<[number, string]> {
	asked.length = 0;
	told.length = 0;
	const { response, body } = await run(new Request(`http://localhost:3000${path}`, { headers }), {} as Visitor);
	return [response.status, body.toString()];
}

test("an address with NUL, which no door is asked for, is the not-found screen in its language", async () => {
	expect(await ask("/%00", BROWSER)).toEqual([404, "screen of /404"]);
	expect(await ask("/en/%00?x=1", BROWSER)).toEqual([404, "screen of /en/404"]);
	expect(await ask("/order/%00", BROWSER)).toEqual([404, "screen of /404"]);
	expect(await ask("/order/1?x=%00", BROWSER)).toEqual([404, "screen of /404"]);
	expect(asked).toEqual(["404"]);
});

test("a program that asks for such an address is answered in a sentence", async () => {
	expect(await ask("/%00", { accept: "*/*" })).toEqual([404, "Такого здесь нет.\n"]);
	expect(await ask("/en/%00", {})).toEqual([404, "There is no such thing here.\n"]);
	expect(asked).toEqual([]);
});

test("a key to a page in an address that is broken is written nowhere", async () => {
	const consoles = (["log", "warn", "error"] as const).map((name) => vi.spyOn(console, name));
	for (const path of ["/order/SECRET%zz", "/en/order/SECRET%", "/order/SECRET%D0?x=1"]) {
		expect(await ask(path, BROWSER)).toEqual([404, expect.stringContaining("/404")]);
		expect(told.join()).toMatch(/^Page not found: (?:\/en)?\/order\/…$/);
		expect(createDoorFinder(build).find(path.replace("?x=1", ""))).toBeUndefined();
	}
	for (const each of consoles) expect(each).not.toHaveBeenCalled();
});

test("the log names what is missing in the language that misses it", async () => {
	await ask("/EN/404?x=1", BROWSER);
	expect(told).toEqual(["Page not found: /en/404"]);
	await ask("/en/order/Ab_C-1", BROWSER);
	expect(told).toEqual(["Page not found: /en/order/…"]);
});
