import { createHash } from "node:crypto";
import { type PagePicture, type Picture, type PictureKind, plainTitle } from "./picture.ts";

/** Raised when pictures are drawn otherwise, so that nobody keeps the old ones. */
const LOOK = 5;

/** A slug of the content or of `writePageSlug`, and a version. */
const FILE = /^([a-z0-9-]{1,100}|[a-z]{3,5}\.[\w-]{1,260}\.[\w-]{16})\.([0-9a-f]{12})\.png$/;

/** The name of what a picture says: another word, another price, another name. */
export function pictureVersion(picture: Picture): string {
	return createHash("sha256")
		.update(JSON.stringify([LOOK, picture]))
		.digest("hex")
		.slice(0, 12);
}

export function addressPicture(picture: Picture, { kind, slug }: { kind: PictureKind; slug: string }): PagePicture {
	const { title, kicker } = picture;
	const alt = [plainTitle(title), kicker].filter(Boolean).join(" · ");
	return { path: `/og/${kind}/${slug}.${pictureVersion(picture)}.png`, alt };
}

/** `scratch.0a1b2c3d4e5f.png` read back; undefined for what is no name of a picture. */
export function readPictureFile(file: string): { readonly slug: string; readonly version: string } | undefined {
	const [, slug, version] = FILE.exec(file) ?? [];
	return slug && version ? { slug, version } : undefined;
}
