import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { startBuiltServer } from "../fixtures/running-server.ts";

const ROOT = join(import.meta.dirname, "..", "..");

test("a program that has nothing but the packages it names opens the school and prints pictures", async () => {
	const folder = mkdtempSync(join(tmpdir(), "orbita-packages-"));
	cpSync(join(ROOT, "build"), join(folder, "build"), { recursive: true });
	const { dependencies } = JSON.parse(readFileSync(join(folder, "build", "server", "package.json"), "utf8"));
	const names = Object.keys(dependencies);
	expect(names).toContain("@electric-sql/pglite");
	expect(names.length).toBeLessThan(10);
	for (const name of names) {
		const place = join(folder, "node_modules", name);
		mkdirSync(dirname(place), { recursive: true });
		symlinkSync(join(ROOT, "node_modules", name), place);
	}
	const server = await startBuiltServer({ BUILD_FOLDER: join(folder, "build") });
	try {
		const home = await (await fetch(`${server.url}/en`)).text();
		const picture = /property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? "";
		const printed = await fetch(new URL(new URL(picture).pathname, server.url));
		expect(printed.headers.get("content-type")).toBe("image/png");
		expect((await printed.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
	} finally {
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
});
