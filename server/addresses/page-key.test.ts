import { describe, expect, test, vi } from "vitest";
import { toRouterPath } from "../pages/render-pages.ts";
import type { Door } from "./door-finder.ts";
import { createPageKeys } from "./page-key.ts";

const DOORS: Readonly<Record<string, Pick<Door, "handle">>> = {
	"/": { handle: { cache: { params: [] } } },
	"/children": { handle: { cache: { params: ["sort", "age"] } } },
	"/request": { handle: {} },
};

function openKeys() {
	const find = vi.fn((path: string) => (DOORS[path] ? { id: path, path, ...DOORS[path] } : undefined));
	return { find, keyOf: createPageKeys({ find, doors: [], basePath: "/" }) };
}
const { keyOf } = openKeys();

describe("the key of a page", () => {
	test("has no campaign tags and no click ids in it", () => {
		const tagged = "/children?utm_source=vk&utm_campaign=x&gclid=1&yclid=2&fbclid=3&roistat=4&_openstat=5";
		expect(keyOf(tagged)).toEqual({
			key: "/children",
			path: "/children",
			foreign: tagged.slice("/children?".length),
			isPayload: false,
		});
		expect(keyOf("/children?age=9&utm_source=vk")?.foreign).toBe("utm_source=vk");
	});

	test("holds the parameters that the door declares, sorted, whatever the order of the address", () => {
		expect(keyOf("/children?sort=price&utm_source=vk&age=9")?.key).toBe("/children?age=9&sort=price");
		expect(keyOf("/children?age=9&sort=price")?.key).toBe("/children?age=9&sort=price");
	});

	test("keeps every value of a parameter that stands twice, and drops an empty one", () => {
		expect(keyOf("/children?age=9&sort=&age=12")?.key).toBe("/children?age=9&age=12");
	});

	test("keeps a question mark inside a value", () => {
		expect(new URLSearchParams(keyOf("/children?sort=what?now")?.path.split("?")[1]).get("sort")).toBe("what?now");
	});

	test("is not given to an address that leads to the plain one", () => {
		for (const address of ["/Children", "/children/", "//children", "/Children/_payload.json"]) {
			expect(keyOf(address), address).toBeUndefined();
		}
	});

	test("holds no parameter of a door that declares none", () => {
		expect(keyOf("/?age=9")?.key).toBe("/");
	});

	test("does not exist for an unknown path, for a door that is not cacheable, and for an endless address", () => {
		expect(keyOf("/nowhere")).toBeUndefined();
		expect(keyOf("/request?kind=trial")).toBeUndefined();
		expect(keyOf(`/children?age=${"9".repeat(2000)}`)).toBeUndefined();
		expect(keyOf("/children?age=%00")).toBeUndefined();
	});
});

describe("the key of a page's data", () => {
	test("is another than that of the page, and knows which routes are asked for", () => {
		expect(keyOf("/children/_payload.json?age=9&utm_source=vk&_routes=root%2Cchildren")).toEqual({
			key: "payload /children?_routes=root%2Cchildren&age=9",
			path: "/children?_routes=root%2Cchildren&age=9",
			foreign: "",
			isPayload: true,
		});
	});

	test("of the home page belongs to the home page", () => {
		expect(keyOf("/_payload.json")).toEqual({ key: "payload /", path: "/", foreign: "", isPayload: true });
	});

	test.each([
		["/_payload.json", "/_.data"],
		["/children/_payload.json", "/children.data"],
		["/children/_payload.json?age=9", "/children.data?age=9"],
	])("%s is asked of the router at %s", (address, routerAddress) => {
		expect(toRouterPath(keyOf(address) ?? { path: "", isPayload: false })).toBe(routerAddress);
	});
});

test("an address is looked up once, also when it leads nowhere", () => {
	const keys = openKeys();
	for (const address of ["/children", "/nowhere", "/children", "/nowhere"]) keys.keyOf(address);
	expect(keys.find).toHaveBeenCalledTimes(2);
});

test("endless different addresses do not fill the memory: old answers are forgotten and found again", () => {
	const keys = openKeys();
	for (let number = 0; number <= 5000; number++) keys.keyOf(`/children?utm_term=${number}`);
	const asked = keys.find.mock.calls.length;
	expect(keys.keyOf("/children?utm_term=0")?.key).toBe("/children");
	expect(keys.find.mock.calls.length).toBe(asked + 1);
});

test("an address that is too long is not looked for, nor remembered", () => {
	const { find, keyOf: key } = openKeys();
	const long = `/children?x=${"a".repeat(2000)}`;
	expect([key(long), key(long), key("/children")?.key]).toEqual([undefined, undefined, "/children"]);
	expect(find).toHaveBeenCalledTimes(1);
});
