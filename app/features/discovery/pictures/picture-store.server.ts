import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../../../platform/log.server.ts";
import type { Picture } from "./picture.ts";
import { pictureVersion } from "./picture-address.server.ts";

export type PictureStore = {
	/** The picture as PNG: from the folder, or made now. */
	fetch(picture: Picture): Promise<Buffer>;
};

type StoreOptions = {
	/** Where pictures are kept from start to start. */
	readonly folder: string;
	/** Bytes that they may take there; those that were asked for longest ago go first. */
	readonly maxBytes: number;
	readonly print: (picture: Picture) => Promise<Buffer>;
	readonly log: Log;
};

/**
 * Makes each picture once, one at a time, and keeps it under the name of what it says. Only content that is there and
 * titles that were signed give pictures, so nobody makes more of them by asking.
 */
export function createPictureStore({ folder, maxBytes, print, log }: StoreOptions): PictureStore {
	const underway = new Map<string, Promise<Buffer>>();
	let line: Promise<unknown> = Promise.resolve();

	function make(picture: Picture, file: string): Promise<Buffer> {
		const made = line.then(() => print(picture));
		line = made.catch(() => undefined);
		return made.then(async (png) => {
			// A full disk costs time, not the picture.
			await keep(file, png).catch((error) => log.warn("A picture of a page could not be kept", { error }));
			return png;
		});
	}

	async function keep(file: string, png: Buffer): Promise<void> {
		await mkdir(folder, { recursive: true });
		const part = `${file}.part`;
		try {
			await writeFile(part, png);
			await rename(part, file);
		} catch (error) {
			// Left behind on a full disk, it would keep the disk full.
			await rm(part, { force: true });
			throw error;
		}
		await dropOldest(folder, maxBytes);
	}

	return {
		async fetch(picture) {
			const version = pictureVersion(picture);
			const file = join(folder, `${version}.png`);
			const kept = await readFile(file).catch(() => undefined);
			if (kept) {
				const now = new Date();
				await utimes(file, now, now).catch(() => undefined);
				return kept;
			}
			const making = underway.get(version) ?? make(picture, file).finally(() => underway.delete(version));
			underway.set(version, making);
			return making;
		},
	};
}

async function dropOldest(folder: string, maxBytes: number): Promise<void> {
	const names = await readdir(folder);
	const files = await Promise.all(
		names.map(async (name) => {
			const { size, mtimeMs } = await stat(join(folder, name));
			return { name, size, mtimeMs };
		}),
	);
	let bytes = files.reduce((sum, { size }) => sum + size, 0);
	for (const { name, size } of files.sort((left, right) => left.mtimeMs - right.mtimeMs)) {
		if (bytes <= maxBytes) return;
		await rm(join(folder, name), { force: true });
		bytes -= size;
	}
}
