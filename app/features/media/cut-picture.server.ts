import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import type { MediaFile } from "../../../database/page-types.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import { PICTURE_WIDTHS } from "./picture-file.ts";

/** What a picture becomes: its files, without what the camera wrote into it (place, owner). */
export type CutPicture = {
	readonly name: string;
	readonly width: number;
	readonly height: number;
	readonly format: string;
	readonly files: readonly (MediaFile & { readonly data: Buffer })[];
};

export type PictureFault = "svg" | "notPicture" | "tooManyPixels" | "brokenPicture";

/** Beyond the cameras of phones; a small file may unfold into far more. */
const MOST_PIXELS = 50_000_000;
const LOADERS = ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((format) => `VipsForeignLoad${format}Buffer`);

let tool: Promise<typeof import("sharp").default> | undefined;

/** A library of 16 MB that is read with the first picture that somebody brings. */
async function openTool(): Promise<typeof import("sharp").default> {
	const { default: sharp } = await import("sharp");
	// Nothing else is ever read: no SVG with its scripts and links, no documents.
	sharp.block({ operation: ["VipsForeignLoad"] });
	sharp.unblock({ operation: LOADERS });
	// Pictures are brought one at a time; pages are served all the while.
	sharp.concurrency(1);
	sharp.cache(false);
	return sharp;
}

let queue: Promise<unknown> = Promise.resolve();

/** Converts a picture into all sizes and formats, one picture at a time. Its type is determined by its bytes, never by its name. */
export function cutPicture(bytes: Buffer): Promise<Result<CutPicture, PictureFault>> {
	const cut = queue.then(() => cutNow(bytes));
	queue = cut.catch(() => undefined);
	return cut;
}

async function cutNow(bytes: Buffer): Promise<Result<CutPicture, PictureFault>> {
	if (isSvg(bytes)) return fail("svg");
	const format = formatOf(bytes);
	if (!format) return fail("notPicture");
	const options = { limitInputPixels: MOST_PIXELS, failOn: "error", animated: false } as const;
	tool ??= openTool();
	const sharp = await tool;
	try {
		// Turned as the camera was held; everything else that it wrote is left behind.
		const picture = sharp(bytes, options).autoOrient();
		const { width: rawWidth = 0, height: rawHeight = 0, autoOrient, hasAlpha } = await picture.metadata();
		if (rawWidth * rawHeight > MOST_PIXELS) return fail("tooManyPixels");
		const { width, height } = autoOrient;
		const files = [];
		for (const size of widthsOf(width)) {
			const resized = picture.clone().resize({ width: size, withoutEnlargement: true });
			for (const kept of ["avif", "webp", hasAlpha ? "png" : "jpeg"] as const) {
				const data = await write(resized, kept);
				files.push({ width: size, format: kept, bytes: data.length, data });
			}
		}
		const name = createHash("sha256").update(bytes).digest("hex").slice(0, 24);
		return succeed({ name, width, height, format, files });
	} catch (error) {
		return fail(String(error).includes("pixel limit") ? "tooManyPixels" : "brokenPicture");
	}
}

function widthsOf(width: number): number[] {
	const largest = PICTURE_WIDTHS.at(-1) ?? 0;
	const smaller = PICTURE_WIDTHS.filter((size) => size < width);
	return width <= largest ? [...smaller, width] : smaller;
}

function write(picture: Sharp, format: MediaFile["format"]): Promise<Buffer> {
	const wanted = picture.clone();
	if (format === "avif") return wanted.avif({ quality: 55, effort: 3 }).toBuffer();
	if (format === "webp") return wanted.webp({ quality: 78 }).toBuffer();
	if (format === "png") return wanted.png({ compressionLevel: 9, palette: true }).toBuffer();
	return wanted.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

function isSvg(bytes: Buffer): boolean {
	const head = bytes
		.subarray(0, 4096)
		.toString("utf8")
		.replace(/^\uFEFF/, "")
		.trimStart();
	return head.startsWith("<") && /<svg[\s>/]/i.test(head);
}

/** By the first bytes, as each format begins. */
function formatOf(bytes: Buffer): string | undefined {
	const begins = (text: string, at = 0) => bytes.subarray(at, at + text.length).toString("latin1") === text;
	if (begins("\xff\xd8\xff")) return "jpeg";
	if (begins("\x89PNG\r\n\x1a\n")) return "png";
	if (begins("RIFF") && begins("WEBP", 8)) return "webp";
	if (begins("GIF8")) return "gif";
	return begins("ftypavif", 4) || begins("ftypavis", 4) ? "avif" : undefined;
}
