import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "../../app/platform/environment.server.ts";

/** Of the data folder. */
export const SECRET_FILE = "session-secret";

/** The secret that sessions and links are signed with: that of the environment, or one that is made once and kept in the data folder. */
export function sessionSecret({ SESSION_SECRET, DATA_DIR }: Pick<Environment, "SESSION_SECRET" | "DATA_DIR">): string {
	if (SESSION_SECRET) return SESSION_SECRET;
	const file = join(DATA_DIR, SECRET_FILE);
	try {
		return readFileSync(file, "utf8").trim();
	} catch {
		mkdirSync(DATA_DIR, { recursive: true });
		const made = randomBytes(32).toString("base64url");
		writeFileSync(file, `${made}\n`, { mode: 0o600, flag: "wx" });
		return made;
	}
}
