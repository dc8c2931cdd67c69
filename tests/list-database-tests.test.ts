import { expect, test } from "vitest";
import { listDatabaseTests } from "./list-database-tests.ts";
import { readSources } from "./read-imports.ts";

const all = listDatabaseTests();

test("whatever opens a database itself, in any folder, is among the tests that run on a server", () => {
	const itself = readSources()
		.filter(({ path, text }) => /\.test\.tsx?$/.test(path) && /\bopen(?:Test|Empty)Database\(/.test(text))
		.map(({ path }) => path);
	expect(itself.length).toBeGreaterThan(50);
	expect(itself.filter((path) => !all.includes(path))).toEqual([]);
});

test("so is what opens it through a fixture, or through a fixture of a fixture", () => {
	for (const path of [
		"app/features/checkout/placing/place-order.test.ts",
		"server/office/orders.test.ts",
		"tests/office-export.test.ts",
	])
		expect(all).toContain(path);
});

test("files that import each other in a ring are followed all the same, and what needs no database is left out", () => {
	const file = (path: string, ...imports: string[]) => ({ path, text: "", imports, typeImports: [] });
	const found = listDatabaseTests([
		file("app/other.fixture.ts", "app/ring.fixture.ts"),
		file("app/ring.fixture.ts", "app/other.fixture.ts", "app/shop.fixture.ts"),
		file("app/shop.fixture.ts", "tests/fixtures/test-database.ts"),
		file("app/first.test.ts", "app/other.fixture.ts"),
		file("app/second.test.tsx", "app/ring.fixture.ts"),
		file("app/third.test.ts", "app/other.fixture.ts"),
		file("app/price.test.ts", "app/price.ts"),
	]);
	expect(found).toEqual(["app/first.test.ts", "app/second.test.tsx", "app/third.test.ts"]);
});
