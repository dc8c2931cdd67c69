import type { MediaFile } from "../../../database/page-types.ts";

/** Widths that a picture is kept in, and its own where that is smaller than the largest. */
export const PICTURE_WIDTHS = [320, 640, 1280, 1920] as const;

/** Formats by the endings of their files. */
export const PICTURE_TYPES = {
	avif: "image/avif",
	webp: "image/webp",
	jpeg: "image/jpeg",
	png: "image/png",
} as const satisfies Record<MediaFile["format"], string>;

/** The name of one of a picture's files, in the store and below `/media/`. */
export function pictureFile(name: string, { width, format }: Pick<MediaFile, "width" | "format">): string {
	return `${name}-${width}.${format}`;
}

const FILE = /^[0-9a-f]{24}-\d{1,4}\.(avif|webp|jpeg|png)$/;

/** The type of a file by its name; undefined for a name that no file of a picture has. */
export function pictureType(file: string): string | undefined {
	const format = FILE.exec(file)?.[1] as MediaFile["format"] | undefined;
	return format && PICTURE_TYPES[format];
}

/** The address of a file of a picture. */
export function pictureUrl(name: string, file: Pick<MediaFile, "width" | "format">): string {
	return `${import.meta.env.BASE_URL}media/${pictureFile(name, file)}`;
}
