import { pictureType } from "../../app/features/media/picture-file.ts";
import type { FileStore } from "../../app/platform/file-store.server.ts";
import { COMMON_HEADERS } from "../pages/security-headers.ts";

/**
 * A file of a picture; undefined when there is none of that name. A name always stands for the same bytes, so it may be cached for ever.
 */
export async function answerPicture(store: FileStore, file: string): Promise<Response | undefined> {
	const type = pictureType(file);
	const bytes = type && (await store.get(file));
	if (!type || !bytes) return undefined;
	return new Response(bytes, {
		headers: {
			...COMMON_HEADERS,
			"content-type": type,
			"content-length": String(bytes.length),
			"content-security-policy": "default-src 'none'",
			"cache-control": "public, max-age=31536000, immutable",
		},
	});
}
