import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DataFolderInUseError, lockDataFolder } from "../../app/platform/process-lock.server.ts";
import { errorCode } from "../../app/shared/error-code.ts";
import { CommandError } from "../../database/command-error.ts";

/** A file for each process: several may serve one build. Its middle part is the process. */
const HOLDER = /^open\.(\d+)\.[\w-]+$/;
/** Where this program may not write, as in the image, nobody builds. */
const UNWRITABLE: ReadonlySet<string | undefined> = new Set(["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT"]);

/**
 * Marks in the folder of a build that this process serves from it: files that it has not read yet, it reads when they are requested.
 * @returns a function that removes the mark.
 */
export async function holdBuild(folder: string): Promise<() => void> {
	try {
		return await lockDataFolder(join(folder, `open.${process.pid}.${randomUUID()}`));
	} catch (error) {
		if (!UNWRITABLE.has(errorCode(error))) throw error;
		return () => undefined;
	}
}

/** @throws CommandError while a process serves from the build: another build would take its files away. */
export async function expectNobodyServes(folder: string): Promise<void> {
	if (!existsSync(folder)) return;
	for (const name of readdirSync(folder)) {
		const pid = HOLDER.exec(name)?.[1];
		if (pid === undefined) continue;
		try {
			// Removes the mark of a process that was killed.
			(await lockDataFolder(join(folder, name)))();
		} catch (error) {
			if (!(error instanceof DataFolderInUseError)) throw error;
			throw new CommandError(
				`Process ${pid} serves a school from ${folder}, and a new build would take its files away. Stop it first, or build in another checkout.`,
			);
		}
	}
}
