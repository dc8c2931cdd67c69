import type { RaRecord } from "react-admin";

/** The smallest picture of a media record that the API names. */
export function readThumbnail({ thumbnailUrl, url }: RaRecord): string | undefined {
	return [thumbnailUrl, url].find((address) => typeof address === "string");
}
