import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PICTURE_SIZE, type Picture } from "./picture.ts";
import { HORIZON, INK, INK_DEEP, PAPER, PLANETS } from "./picture-colours.ts";

const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;
/** A circle far below, whose top is the curve on which the scene ends. */
const CURVE = { rise: 52, radius: 2600 };
/** The glow of the horizon is drawn for a planet three times nearer. */
const GLOW = 0.4;
/** A drawing stands in this box, to the right of the text. */
const FREE = { x: 730, y: 36, width: 430, height: 520 };
const POSTCARD = { x: 716, y: 128, width: 420, height: 298, radius: 32, frame: 10 };
const LOGO = { x: 68, y: 56, width: 57, height: 47 };
const SPARKS = [
	[96, 200, 2],
	[300, 62, 1.5],
	[520, 96, 2.5],
	[642, 300, 1.5],
	[690, 74, 2],
	[842, 40, 1.5],
	[1010, 92, 2],
	[1150, 60, 2.5],
	[1168, 300, 1.5],
	[660, 480, 2],
	[60, 430, 1.5],
	[420, 40, 1.5],
] as const;

/** The ground and the drawing of a picture as pieces of SVG. `artFolder` holds the drawings. */
export async function drawScene(picture: Picture, artFolder: string): Promise<string> {
	const { art, scene } = picture;
	const logo = await readArt(artFolder, "logo-mark");
	const ring = scene === "night" ? logo.replaceAll(INK, "#ffffff") : logo;
	return [drawGround(picture), drawArt(await readArt(artFolder, art), art), place(ring, LOGO)].join("");
}

function drawGround({ scene, planet }: Picture): string {
	const { tint, soft } = PLANETS[planet];
	if (scene === "paper") return `${fill(PAPER)}<circle cx="1010" cy="250" r="430" fill="${tint}"/>`;
	if (scene === "day") {
		return `<defs><linearGradient id="day" x2="0" y2="1"><stop stop-color="${soft}"/><stop offset="1" stop-color="${tint}"/></linearGradient></defs>${fill("url(#day)")}${circle(PAPER)}`;
	}
	const sparks = SPARKS.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity="0.7"/>`);
	const reach = (share: number) => 1 + (share - 1) * GLOW;
	const last = reach(HORIZON.at(-1)?.[0] ?? 1);
	const stops = HORIZON.map(
		([share, colour, opacity]) =>
			`<stop offset="${reach(share) / last}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
	);
	const { radius } = CURVE;
	return `<defs><radialGradient id="horizon" gradientUnits="userSpaceOnUse" cx="${WIDTH / 2}" cy="${centre()}" r="${radius * last}">${stops.join("")}</radialGradient></defs>${fill(INK_DEEP)}${sparks.join("")}${fill("url(#horizon)")}`;
}

function centre(): number {
	return HEIGHT - CURVE.rise + CURVE.radius;
}

function circle(colour: string): string {
	return `<circle cx="${WIDTH / 2}" cy="${centre()}" r="${CURVE.radius}" fill="${colour}"/>`;
}

function fill(paint: string): string {
	return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paint}"/>`;
}

/** Covers have a ground of their own, so they are cards with a white frame, a little turned; the rest has none. */
function drawArt(drawing: string, name: string): string {
	if (!name.startsWith("cover-")) return place(drawing, FREE);
	const { x, y, width, height, radius, frame } = POSTCARD;
	const turn = `rotate(2.5 ${x + width / 2} ${y + height / 2})`;
	const card = `<rect x="${x - frame}" y="${y - frame}" width="${width + frame * 2}" height="${height + frame * 2}" rx="${radius + frame}" fill="#fff"/>`;
	const shadow = `<rect x="${x - frame}" y="${y + 8}" width="${width + frame * 2}" height="${height + frame}" rx="${radius + frame}" fill="${INK_DEEP}" opacity="0.16"/>`;
	const clip = `<clipPath id="card"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/></clipPath>`;
	return `<defs>${clip}</defs><g transform="${turn}">${shadow}${card}<g clip-path="url(#card)">${place(drawing, POSTCARD)}</g></g>`;
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A whole drawing within a picture: its own box keeps its ratio, in the middle of the given one. */
function place(drawing: string, { x, y, width, height }: Box): string {
	return drawing.replace("<svg ", `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
}

/** A drawing without a size of its own, which its place decides; content may name one that does not exist. */
async function readArt(folder: string, name: string): Promise<string> {
	const file = await readFile(join(folder, `${name}.svg`), "utf8").catch(() => EMPTY);
	return file
		.replace(/^[\s\S]*?(?=<svg )/, "")
		.replace(/<svg [^>]*>/, (root) => root.replace(/ (?:width|height)="[^"]*"/g, ""));
}

const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';
