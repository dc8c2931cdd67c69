import { join } from "node:path";
import type { Log } from "../../../platform/log.server.ts";
import { createPictureStore, type PictureStore } from "./picture-store.server.ts";
import { printPicture } from "./print-picture.server.ts";

/** Some three hundred pictures. */
const MAX_BYTES = 64 * 1024 * 1024;

type Folders = {
	/** What must survive; pictures are kept there only to be made less often. */
	readonly dataFolder: string;
	/** Where the drawings of the site lie. */
	readonly publicFolder: string;
	readonly log: Log;
};

export function openPictureStore({ dataFolder, publicFolder, log }: Folders): PictureStore {
	const artFolder = join(publicFolder, "art");
	return createPictureStore({
		folder: join(dataFolder, "pictures"),
		maxBytes: MAX_BYTES,
		print: (picture) => printPicture(picture, artFolder),
		log,
	});
}
