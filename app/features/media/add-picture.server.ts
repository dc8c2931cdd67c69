import type { Database } from "../../../database/open-database.server.ts";
import type { MediaFile } from "../../../database/page-types.ts";
import type { FileStore } from "../../platform/file-store.server.ts";
import { changeRecord } from "../../records/change-record.server.ts";
import type { Kept, OfficeDeps, Resource } from "../../records/resource.ts";
import type { Localized } from "../../shared/localized.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import { type CutPicture, cutPicture } from "./cut-picture.server.ts";
import { PICTURE_TYPES, pictureFile } from "./picture-file.ts";
import { removeFiles } from "./remove-files.server.ts";

export type NewPicture = {
	readonly bytes: Buffer;
	/** As the file was called where it came from. */
	readonly title: string;
	readonly alt: Localized<string>;
};

/** A picture that is kept, and whether it was there before: then with the words that it had. */
export type KeptPicture = { readonly picture: object & Kept; readonly isKnown: boolean };

type Deps = OfficeDeps & { readonly store: FileStore; readonly media: Resource };

/** The same picture is there already, if only since a moment ago. */
const BROUGHT_BEFORE = "broughtBefore";

/** Stores a picture in all its sizes. The same picture uploaded again is the existing one, with its existing description. */
export async function addPicture(
	db: Database,
	{ bytes, title, alt }: NewPicture,
	{ store, media, ...deps }: Deps,
): Promise<Result<KeptPicture>> {
	const cut = await cutPicture(bytes);
	if (!cut.ok) return fail(cut.code, "file");
	// Files first: a row without its files would be a hole in a page. Those of a picture that is known are written again: what a broken
	// disk took from them comes back.
	await keepFiles(db, cut.value, store);
	const { name, width, height, format, files } = cut.value;
	const row = { name, title, width, height, format, bytes: bytes.length, alt: JSON.stringify(alt) };
	const added = await changeRecord(
		db,
		{
			resource: media,
			id: undefined,
			version: undefined,
			action: "create",
			async write(transaction) {
				const kept = files.map(({ data: _data, ...file }) => file);
				const inserted = await transaction
					.insertInto("media")
					.values({ ...row, files: JSON.stringify(kept) })
					.onConflict((conflict) => conflict.column("name").doNothing())
					.returning("id")
					.executeTakeFirst();
				return inserted ? succeed(inserted.id) : fail(BROUGHT_BEFORE);
			},
		},
		deps,
	);
	const known = !added.ok && added.code === BROUGHT_BEFORE ? await findByName(db, name, media) : undefined;
	if (known) return known;
	if (!added.ok) return added;
	return added.value ? succeed({ picture: added.value, isKnown: false }) : fail("notFound");
}

async function findByName(db: Database, name: string, media: Resource): Promise<Result<KeptPicture> | undefined> {
	const row = await db.selectFrom("media").where("name", "=", name).select("id").executeTakeFirst();
	const [picture] = row ? await media.read(db, [row.id]) : [];
	return picture && succeed({ picture, isKnown: true });
}

/** All of them or none: on a full disk, the files that did fit would fill the rest. */
async function keepFiles(db: Database, { name, files }: CutPicture, store: FileStore): Promise<void> {
	const kept: MediaFile[] = [];
	try {
		for (const { data, ...file } of files) {
			await store.put(pictureFile(name, file), data, PICTURE_TYPES[file.format]);
			kept.push(file);
		}
	} catch (error) {
		await removeFiles(db, { name, files: kept }, { store }).catch(() => undefined);
		throw error;
	}
}
