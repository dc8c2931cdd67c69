import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "../../app/platform/environment.server.ts";
import { findSessionSecret, fingerprintOf, SECRET_FILE } from "../../app/platform/session-secret.server.ts";
import { FILES, type Manifest } from "../../database/backup/manifest.ts";

/**
 * Call it after a backup was restored. Second factors are stored under the session secret: with another one nobody who has a second factor
 * could sign in any more.
 * @returns a warning for the terminal; undefined where the next start has the secret that the school had.
 */
export function describeOtherSecret(
	environment: Pick<Environment, "SESSION_SECRET" | "DATA_DIR">,
	{ folder, manifest }: { readonly folder: string; readonly manifest: Manifest },
): string | undefined {
	const file = join(folder, FILES, SECRET_FILE);
	const copied = existsSync(file) ? fingerprintOf(readFileSync(file, "utf8").trim()) : undefined;
	// An older backup does not say which one was in use.
	const expected = manifest.secretFingerprint ?? copied;
	const own = findSessionSecret(environment);
	if (!expected || (own && fingerprintOf(own) === expected)) return undefined;
	const found = own ? "SESSION_SECRET is not the one of the backup." : "The backup does not hold the school's secret.";
	const remedy = copied === expected ? `Take the one in ${file}` : "Set SESSION_SECRET to the one that the school had";
	return `${found} ${remedy}, or staff with a second factor cannot sign in.`;
}
