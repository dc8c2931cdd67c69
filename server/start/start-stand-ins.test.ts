import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseEnvironment } from "../../app/platform/environment.server.ts";
import { startStandIns } from "./start-stand-ins.ts";

test("stand-ins of a school at the last port take a free one", async () => {
	const root = mkdtempSync(join(tmpdir(), "orbita-stand-ins-"));
	const sandbox = await startStandIns(parseEnvironment({ PORT: "65535", DATA_DIR: root }), join(root, "mail"));
	expect(sandbox?.port).toBeGreaterThan(0);
	await sandbox?.stop();
	rmSync(root, { recursive: true });
});
