import type { Pictures, PictureView } from "./list-pictures.server.ts";
import { PICTURE_TYPES, pictureUrl } from "./picture-file.ts";

/** The part of an HTML tree (hast) that a picture is. */
type Node = {
	type: string;
	tagName?: string;
	value?: string;
	properties?: Record<string, unknown>;
	children?: Node[];
};

/** The column of a text; on a phone its whole width. */
const SIZES = "(min-width: 48rem) 44rem, 100vw";

/**
 * A line `::picture{id="…" caption="…"}` as a figure: every format in every size, with the place it takes and its words, so that nothing
 * moves when it arrives. Undefined for a picture that is not there.
 */
export function drawPicture(
	attributes: Readonly<Record<string, string | null | undefined>>,
	pictures: Pictures,
): Node | undefined {
	const picture = pictures.get(attributes.id ?? "");
	if (!picture) return undefined;
	const { name, files } = picture;
	const formats = [...new Set(files.map(({ format }) => format))];
	const plain = formats.at(-1);
	const largest = files.filter(({ format }) => format === plain).at(-1);
	if (!plain || !largest) return undefined;
	const sources = formats
		.slice(0, -1)
		.map((format) =>
			element("source", { type: PICTURE_TYPES[format], srcSet: sourceSet(picture, format), sizes: SIZES }),
		);
	const image = element("img", {
		src: pictureUrl(name, largest),
		srcSet: sourceSet(picture, plain),
		sizes: SIZES,
		width: largest.width,
		height: Math.round((picture.height * largest.width) / picture.width),
		alt: picture.alt,
		loading: "lazy",
		decoding: "async",
	});
	const caption = attributes.caption?.trim();
	return element("figure", { className: ["figure"] }, [
		element("picture", {}, [...sources, image]),
		...(caption ? [element("figcaption", {}, [{ type: "text", value: caption }])] : []),
	]);
}

function sourceSet({ name, files }: PictureView, format: string): string {
	return files
		.filter((file) => file.format === format)
		.map((file) => `${pictureUrl(name, file)} ${file.width}w`)
		.join(", ");
}

function element(tagName: string, properties: Record<string, unknown>, children: Node[] = []): Node {
	return { type: "element", tagName, properties, children };
}

const WHOLE_LINE = /^::picture\{([^}\n]*)\}$/;
/** Far more than an id and a caption take: to look for attributes in what is longer takes seconds. */
const LONGEST_LINE = 2000;
const ATTRIBUTE = /([a-z]+)="([^"]*)"/g;

/** The attributes of such a line where Markdown is read without directives; undefined for another line. */
export function readPictureLine(line: string): Record<string, string> | undefined {
	const inside = WHOLE_LINE.exec(line.trim())?.[1];
	if (inside === undefined || inside.length > LONGEST_LINE) return undefined;
	return Object.fromEntries([...inside.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name, value]));
}
