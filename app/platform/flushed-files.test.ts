import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { createFolderStore } from "./file-store.server.ts";
import { sessionSecret } from "./session-secret.server.ts";

vi.mock("node:fs", { spy: true });
vi.mock("node:fs/promises", { spy: true });

const folder = mkdtempSync(join(tmpdir(), "flushed-"));
afterAll(() => rmSync(folder, { recursive: true }));

const flushed = expect.objectContaining({ flush: true });

test("a picture and the secret are on the disk before anybody is told that they are kept", async () => {
	await createFolderStore(folder).put("one.webp", new Uint8Array([1]), "image/webp");
	expect(vi.mocked(writeFile).mock.calls).toEqual([[expect.anything(), expect.anything(), flushed]]);
	sessionSecret({ DATA_DIR: folder, SESSION_SECRET: undefined });
	expect(vi.mocked(writeFileSync).mock.calls).toEqual([[expect.anything(), expect.anything(), flushed]]);
});
