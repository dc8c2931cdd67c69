import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Letter, parseLetter } from "./eml.ts";

export type FiledLetter = Letter & { readonly file: string };

const LETTER_FILE = /^[\w.-]+\.eml$/;

/** The newest letters of a folder; file names begin with the ISO time, so their order is the order of time. */
export async function listLetters(folder: string | undefined, most: number): Promise<FiledLetter[]> {
	const files = (await listFiles(folder)).sort().reverse().slice(0, most);
	const letters = await Promise.all(files.map((file) => readLetter(folder, file)));
	return letters.filter((letter) => letter !== undefined);
}

/** One letter by its file name; undefined when the folder has no such file. */
export async function readLetter(folder: string | undefined, file: string): Promise<FiledLetter | undefined> {
	if (!folder || !LETTER_FILE.test(file)) return undefined;
	try {
		return { file, ...parseLetter(await readFile(join(folder, file), "latin1")) };
	} catch {
		return undefined;
	}
}

async function listFiles(folder: string | undefined): Promise<string[]> {
	if (!folder) return [];
	try {
		return (await readdir(folder)).filter((file) => LETTER_FILE.test(file) && !file.startsWith("."));
	} catch {
		return [];
	}
}
