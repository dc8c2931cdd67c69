import { spawnSync } from "node:child_process";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findFreePort } from "./free-port.ts";

/** A PostgreSQL server for tests only: its own folder, a free port, no waiting for the disk. */
export async function startPostgres(): Promise<{ url: string; stop(): void }> {
	const programs = globSync("/usr/lib/postgresql/*/bin/initdb").map(dirname).sort().at(-1);
	if (!programs) throw new Error("PostgreSQL is not installed");
	const folder = mkdtempSync(join(tmpdir(), "orbita-postgres-"));
	const asOwner = ownerCommand(folder);
	const port = await findFreePort();
	const data = join(folder, "data");
	execute([
		...asOwner,
		join(programs, "initdb"),
		"-D",
		data,
		"-U",
		"postgres",
		"-A",
		"trust",
		"--locale=C.UTF-8",
		"-E",
		"UTF8",
	]);
	const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
	execute([...asOwner, join(programs, "pg_ctl"), "-D", data, "-w", "-l", join(folder, "log"), "-o", settings, "start"]);
	return {
		url: `postgres://postgres@127.0.0.1:${port}/postgres`,
		stop() {
			execute([...asOwner, join(programs, "pg_ctl"), "-D", data, "-m", "immediate", "stop"]);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** The server refuses to run as root, so root hands it to the user that the package made. */
function ownerCommand(folder: string): string[] {
	if (process.getuid?.() !== 0) return [];
	const id = (flag: string) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout.trim());
	chownSync(folder, id("-u"), id("-g"));
	return ["runuser", "-u", "postgres", "--"];
}

function execute([program = "", ...args]: string[]): void {
	const result = spawnSync(program, args, { stdio: ["ignore", "ignore", "inherit"], cwd: "/" });
	if (result.status !== 0) throw new Error(`${program} ended with ${result.error?.message ?? result.status}`);
}
