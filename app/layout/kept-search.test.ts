import { expect, test } from "vitest";
import { keptSearch } from "./kept-search.ts";

test("a cached page keeps the parameters it declares, in the order of the cache", () => {
	expect(keptSearch("?utm_source=vk&sort=price&age=10", ["sort", "age"])).toBe("?age=10&sort=price");
});

test("campaign tags alone leave nothing behind", () => {
	expect(keptSearch("?utm_source=vk&gclid=1", [])).toBe("");
});

test("repeated values stay, empty ones go", () => {
	expect(keptSearch("?courses=a&courses=b&level=", ["courses", "level"])).toBe("?courses=a&courses=b");
});

test("a page that is never cached keeps its query as it is", () => {
	expect(keptSearch("?kind=trial&course=python", undefined)).toBe("?kind=trial&course=python");
});
