import { rm } from "node:fs/promises";
import { basename, join } from "node:path";

/** Deletes letters by their names from the folder of the default transport; a letter that is gone already is none to delete. */
export async function eraseFiledLetters(folder: string, files: readonly string[]): Promise<void> {
	for (const file of files) await rm(join(folder, basename(file)), { force: true });
}
