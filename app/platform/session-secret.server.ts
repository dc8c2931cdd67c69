import { createHmac, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "./environment.server.ts";

/** Of the data folder. */
export const SECRET_FILE = "session-secret";
/** For its owner alone. */
export const SECRET_MODE = 0o600;

type Place = Pick<Environment, "SESSION_SECRET" | "DATA_DIR">;

/** The secret that signs sessions and links: the environment's, or one that is generated once and stored in the data folder. */
export function sessionSecret(place: Place): string {
	const known = findSessionSecret(place);
	if (known) return known;
	mkdirSync(place.DATA_DIR, { recursive: true });
	const made = randomBytes(32).toString("base64url");
	const unfinished = join(place.DATA_DIR, `.${SECRET_FILE}`);
	writeFileSync(unfinished, `${made}\n`, { mode: SECRET_MODE, flush: true });
	renameSync(unfinished, join(place.DATA_DIR, SECRET_FILE));
	return made;
}

/** The same, without making one where there is none. An empty file, as a full disk or a power cut leaves it, counts as none. */
export function findSessionSecret({ SESSION_SECRET, DATA_DIR }: Place): string | undefined {
	if (SESSION_SECRET) return SESSION_SECRET;
	const file = join(DATA_DIR, SECRET_FILE);
	return (existsSync(file) && readFileSync(file, "utf8").trim()) || undefined;
}

/** Tells whether two secrets are the same without telling either. */
export function fingerprintOf(secret: string): string {
	return createHmac("sha256", secret).update("session-secret").digest("hex");
}
