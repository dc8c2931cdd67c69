import type { Database } from "../../../database/open-database.server.ts";
import type { MediaFile } from "../../../database/page-types.ts";
import type { FileStore } from "../../platform/file-store.server.ts";
import { pictureFile } from "./picture-file.ts";

/** The queue of files whose picture was removed. */
export const REMOVE_FILES = "remove-picture-files";

export type RemovedPicture = { readonly name: string; readonly files: readonly MediaFile[] };

/** Removes the files of a picture that is gone; not when the same picture was brought again in between. */
export async function removeFiles(
	db: Database,
	{ name, files }: RemovedPicture,
	{ store }: { store: FileStore },
): Promise<void> {
	const again = await db.selectFrom("media").where("name", "=", name).select("id").executeTakeFirst();
	if (again) return;
	for (const file of files) await store.remove(pictureFile(name, file));
}
