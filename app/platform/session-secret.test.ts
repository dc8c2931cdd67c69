import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findSessionSecret, SECRET_FILE, SECRET_MODE, sessionSecret } from "./session-secret.server.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "secret-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const place = (DATA_DIR: string, SESSION_SECRET?: string) => ({ DATA_DIR, SESSION_SECRET });

test("a secret is made once, for its owner alone, and kept", () => {
	const data = join(folder, "data");
	expect(findSessionSecret(place(data))).toBeUndefined();
	const made = sessionSecret(place(data));
	expect(made).toHaveLength(43);
	expect(sessionSecret(place(data))).toBe(made);
	expect(readdirSync(data)).toEqual([SECRET_FILE]);
	expect(statSync(join(data, SECRET_FILE)).mode & 0o777).toBe(SECRET_MODE);
	expect(readFileSync(join(data, SECRET_FILE), "utf8")).toBe(`${made}\n`);
});

test("a secret of which a power cut left an empty file is made anew", () => {
	writeFileSync(join(folder, SECRET_FILE), "");
	writeFileSync(join(folder, `.${SECRET_FILE}`), "half");
	expect(findSessionSecret(place(folder))).toBeUndefined();
	const made = sessionSecret(place(folder));
	expect(made).toHaveLength(43);
	expect(findSessionSecret(place(folder))).toBe(made);
});

test("the secret of the environment goes before that of the folder", () => {
	sessionSecret(place(folder));
	expect(sessionSecret(place(folder, "of the environment"))).toBe("of the environment");
});
