import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createElement } from "react";
import { drawScene } from "./draw-scene.server.ts";
import { PictureTexts } from "./draw-texts.server.tsx";
import { PICTURE_SIZE, type Picture } from "./picture.ts";

const require = createRequire(import.meta.url);
const FONTS = [
	{ name: "Onest", weight: 400, file: require.resolve("@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf") },
	{ name: "Onest", weight: 600, file: require.resolve("@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf") },
	{
		name: "Geologica",
		weight: 800,
		file: require.resolve("@expo-google-fonts/geologica/800ExtraBold/Geologica_800ExtraBold.ttf"),
	},
] as const;

let tools: Promise<Awaited<ReturnType<typeof openTools>>> | undefined;

/** Layout, printer and fonts: 4 MB that a server without a picture to make never reads. */
async function openTools() {
	const [{ default: layOut }, { renderAsync }, ...fonts] = await Promise.all([
		import("satori"),
		import("@resvg/resvg-js"),
		...FONTS.map(async ({ name, weight, file }) => ({
			name,
			weight,
			style: "normal" as const,
			data: await readFile(file),
		})),
	]);
	return { layOut, renderAsync, fonts };
}

/** A pictograph with what colours, joins or frames it; signs that any font has are none. Flags are pairs of letters of their own. */
const PICTOGRAPH =
	/(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Emoji_Modifier}|\uFE0F|\u200D)*/gu;

/** Content as the fonts can write it: they have no pictographs, and an empty box would stand for each. */
function withoutPictographs(picture: Picture): Picture {
	const write = (text: string) => text.replace(PICTOGRAPH, "").replace(/ {2,}/g, " ").trim();
	const { kicker, title, lead } = picture;
	return { ...picture, kicker: write(kicker), title: write(title), lead: write(lead) };
}

/** A picture as PNG of {@link PICTURE_SIZE}. The pixels are set by a thread of their own. */
export async function printPicture(picture: Picture, artFolder: string): Promise<Buffer> {
	tools ??= openTools();
	const { layOut, renderAsync, fonts } = await tools;
	const { width, height } = PICTURE_SIZE;
	const [scene, texts] = await Promise.all([
		drawScene(picture, artFolder),
		layOut(createElement(PictureTexts, { picture: withoutPictographs(picture) }), { width, height, fonts }),
	]);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${scene}${texts}</svg>`;
	const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
	return image.asPng();
}
