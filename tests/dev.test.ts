import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

test("what is loaded by its address while somebody edits is where it is looked for", () => {
	const addresses = [...readFileSync(join(ROOT, "server", "dev.ts"), "utf8").matchAll(/ssrLoadModule\("(\/[^"]+)"\)/g)];
	expect(addresses.length).toBeGreaterThan(0);
	expect(addresses.map(([, address = ""]) => address).filter((address) => !existsSync(join(ROOT, address)))).toEqual(
		[],
	);
});
