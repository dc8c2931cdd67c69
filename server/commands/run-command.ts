import { existsSync } from "node:fs";
import { request } from "node:http";
import { join, resolve } from "node:path";
import type { Environment } from "../../app/platform/environment.server.ts";
import { DataFolderInUseElsewhereError, DataFolderInUseError } from "../../app/platform/process-lock.server.ts";
import { findSessionSecret } from "../../app/platform/session-secret.server.ts";
import { readBackup } from "../../database/backup/read-backup.server.ts";
import { restoreBackup } from "../../database/backup/restore-backup.server.ts";
import { writeBackup } from "../../database/backup/write-backup.server.ts";
import { CommandError } from "../../database/command-error.ts";
import type { OpenDatabase } from "../../database/open-database.server.ts";
import { announce } from "../announce.ts";
import { makeDatabase, openAsItIs, openSchoolDatabase, openSchoolServer } from "../open-school-database.ts";
import { controlPath } from "./control-path.ts";
import { describeBackup, describeCopy } from "./describe-backup.ts";
import { describeOtherSecret } from "./describe-other-secret.ts";
import { emailOfOwner, letOwnerInto } from "./let-owner-into.ts";

const COMMANDS = ["backup", "restore", "seed", "owner"] as const;
type Command = (typeof COMMANDS)[number];

export function isCommand(name: string): name is Command {
	return COMMANDS.includes(name as Command);
}

/** Does one thing for the person at the terminal and ends. @throws with a sentence when it could not be done. */
export async function runCommand(environment: Environment, command: Command, place?: string): Promise<void> {
	if (command === "restore") {
		if (!place) throw new CommandError("Name the folder of the backup: npm run restore -- backups/…");
		return restore(environment, resolve(place));
	}
	const order =
		command === "owner"
			? { command, email: emailOfOwner(place) }
			: { command, folder: resolve(place ?? join("backups", `orbita-${stampOf(new Date())}`)) };
	try {
		await obey(environment, order);
	} catch (error) {
		// A process of another container would write the copy into a folder of its own, which may be gone with it.
		if (!(error instanceof DataFolderInUseError) || error instanceof DataFolderInUseElsewhereError) throw error;
		announce(await askRunningProcess(environment, order));
	}
}

type Order =
	| { readonly command: "backup" | "seed"; readonly folder: string }
	| { readonly command: "owner"; readonly email: string };

async function obey(environment: Environment, order: Order): Promise<void> {
	if (order.command === "backup") return backup(environment, order.folder);
	const database = await openSchoolDatabase(environment);
	try {
		const isOwner = order.command === "owner";
		announce(
			isOwner
				? await letOwnerInto(database.db, environment, { ...order, now: new Date() })
				: "The school has its content.",
		);
	} finally {
		await database.close();
	}
}

async function backup(environment: Environment, folder: string): Promise<void> {
	if (!environment.DATABASE_URL && !existsSync(join(environment.DATA_DIR, "database"))) {
		throw new CommandError(`${environment.DATA_DIR} has no database to copy.`);
	}
	const database = await openAsItIs(environment);
	try {
		const where = { folder, dataFolder: environment.DATA_DIR, secret: findSessionSecret(environment) };
		const manifest = await writeBackup(database.db, where, { now: new Date() });
		announce(describeCopy(environment, { folder, manifest }));
	} finally {
		await database.close();
	}
}

async function restore(environment: Environment, folder: string): Promise<void> {
	const manifest = readBackup(folder);
	const restoring = { folder, manifest };
	const { DATA_DIR, DATABASE_URL } = environment;
	const fill = (database: OpenDatabase) => restoreBackup(database, restoring, DATA_DIR);
	if (DATABASE_URL) {
		const database = await openSchoolServer(DATABASE_URL);
		await fill(database).finally(() => database.close());
	} else {
		await makeDatabase(DATA_DIR, fill);
	}
	announce(`Restored: ${describeBackup(folder, manifest)}`);
	const warning = describeOtherSecret(environment, restoring);
	if (warning) announce(warning);
}

/** The running process has the database open, so it makes the copy. */
function askRunningProcess(environment: Environment, order: object): Promise<string> {
	return new Promise((resolve, reject) => {
		const asked = request(
			{ socketPath: controlPath(environment.DATA_DIR), method: "POST", agent: false },
			async (response) => {
				let text = "";
				for await (const chunk of response.setEncoding("utf8")) text += chunk;
				const { ok, message } = JSON.parse(text) as { ok: boolean; message: string };
				if (ok) resolve(message);
				else reject(new CommandError(message));
			},
		);
		asked.on("error", () =>
			reject(new CommandError("The running process does not answer: it is starting or stopping. Try again.")),
		);
		asked.end(JSON.stringify(order));
	});
}

/** 20260131T094500Z: names that sort by time on every file system. */
function stampOf(now: Date): string {
	return now.toISOString().replace(/[-:]|\.\d+/g, "");
}
