/**
 * Makes the committed assets that are derived from packages and drawings: the icon sprite, the site's own icons, the ruble glyphs, the
 * metrics of the fallback fonts and the table of drawing sizes. Run it by hand after changing `app/ui/icon/icon-names.ts`, a drawing or a
 * font package. Needs Chromium and Liberation Sans (the widths of Arial).
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { iconNames } from "../app/ui/icon/icon-names.ts";
import { findBrowser } from "./find-browser.ts";

/** The package ships no types. */
type SubsetFont = (font: Buffer, text: string, options: { targetFormat: "woff2" }) => Promise<Buffer>;

const subsetFont = createRequire(import.meta.url)("subset-font") as SubsetFont;
const root = join(import.meta.dirname, "..");

const fontFiles = {
	Geologica: (script: string) => `geologica/files/geologica-${script}-slnt-normal.woff2`,
	Onest: (script: string) => `onest/files/onest-${script}-wght-normal.woff2`,
};

const RUBLE = "\u20bd";

/**
 * Average widths depend on the text, so each language has faces of its own. Within a language one face covers every character: a browser
 * shapes each run of one face separately, and a face for capitals, one for spaces and one for figures made the first layout twice as slow.
 */
const samples = {
	ru: {
		text: "Дверь, которая узнаёт игрока, кажется мелочью. Но именно на ней ребёнок впервые видит, как из строки текста рождается поведение: коснулся — и стена ожила. Занятия идут по Москве, 2 раза в неделю, в группе до 8 человек.",
		display:
			"Играть умеют все. Мы учим создавать. Курсы для детей 9–16 лет. Ближайшие старты. Сколько стоит обучение. Вопросы и ответы",
	},
	en: {
		text: "A door that knows the player seems a small thing. Yet it is where a child first sees how a line of text becomes behaviour: touch it — and the wall comes alive. Lessons are twice a week, in a group of up to 8, Berlin time.",
		display:
			"Everyone can play. We teach to create. Courses for children aged 9–16. Next starts. What the courses cost. Questions and answers",
	},
} as const;

function read(path: string): Buffer {
	return readFileSync(join(root, path));
}

function write(path: string, content: string | Buffer): void {
	writeFileSync(join(root, path), content);
	console.log(`${path}  ${Buffer.byteLength(content)} B`);
}

function makeIconSprite(): void {
	const symbols = iconNames.map((name) => {
		const svg = read(`node_modules/lucide-static/icons/${name}.svg`).toString("utf8");
		const inner = svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.lastIndexOf("</svg>"));
		return `<symbol id="${name}" viewBox="0 0 24 24">${inner.replace(/\s*\n\s*/g, "").replaceAll(" />", "/>")}</symbol>`;
	});
	const licence = "<!-- lucide, ISC licence, https://lucide.dev/license -->";
	write("public/icons.svg", `${licence}<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`);
}

function makeArtSizes(): void {
	const names = readdirSync(join(root, "public/art")).filter((file) => file.endsWith(".svg"));
	const rows = names.sort().map((file) => {
		const viewBox = /viewBox="([^"]+)"/.exec(read(`public/art/${file}`).toString("utf8"))?.[1];
		if (!viewBox) throw new Error(`public/art/${file} has no viewBox`);
		const [, , width, height] = viewBox.split(/\s+/);
		const name = file.replace(/\.svg$/, "");
		return `\t${/^\w+$/.test(name) ? name : `"${name}"`}: [${width}, ${height}],`;
	});
	const head = "/** Widths and heights of the drawings in public/art. Written by bin/make-assets.ts. */";
	const tail = "} as const;\n\nexport type ArtName = keyof typeof artSizes;\n";
	write("app/ui/art/art-sizes.ts", `${head}\nexport const artSizes = {\n${rows.join("\n")}\n${tail}`);
}

/** A single glyph instead of the whole latin-ext file (28 and 34 kB) for the sake of prices. The axes are kept. */
async function makeRubles(): Promise<void> {
	for (const [family, file] of Object.entries(fontFiles)) {
		const font = await subsetFont(read(`node_modules/@fontsource-variable/${file("latin-ext")}`), RUBLE, {
			targetFormat: "woff2",
		});
		write(`app/ui/fonts/${family.toLowerCase()}-ruble.woff2`, font);
	}
}

/** The logo's mark with a ring in this colour; the rest keeps its colours. */
function mark(ring: string): string {
	return read("public/art/logo-mark.svg")
		.toString("utf8")
		.replaceAll("#141330", ring)
		.replace('viewBox="-2 2 44 36"', 'viewBox="-2 -2 44 44"');
}

function makeFaviconSvg(): void {
	const style = "<style>.r{stroke:#141330}@media(prefers-color-scheme:dark){.r{stroke:#fff}}</style>";
	write("public/favicon.svg", mark("#141330").replaceAll('stroke="#141330"', 'class="r"').replace("><", `>${style}<`));
}

/** An ICO file may hold a PNG as it is: 6 bytes of header, 16 of directory, then the picture. */
function wrapIco(png: Buffer, size: number): Buffer {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(size, 6);
	head.writeUInt8(size, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
}

async function drawIcon(
	page: Page,
	size: number,
	options: { ground: string; ring: string; share: number },
): Promise<Buffer> {
	await page.setViewportSize({ width: size, height: size });
	const source = `data:image/svg+xml;base64,${Buffer.from(mark(options.ring)).toString("base64")}`;
	const side = Math.round(size * options.share);
	await page.setContent(
		`<body style="margin:0;display:grid;place-items:center;height:100vh;background:${options.ground}"><img src="${source}" width="${side}" height="${side}">`,
	);
	await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
	return page.screenshot({ omitBackground: true });
}

/** Squares are full-bleed and keep the mark within the 80 % circle launchers may cut (maskable). */
async function makeRasterIcons(browser: Browser): Promise<void> {
	const page = await browser.newPage();
	const night = { ground: "oklch(0.205 0.056 282)", ring: "#fff", share: 0.7 };
	const tab = await drawIcon(page, 32, { ground: "transparent", ring: "#141330", share: 1 });
	write("public/favicon.ico", wrapIco(tab, 32));
	write("public/apple-touch-icon.png", await drawIcon(page, 180, night));
	write("public/icon-192.png", await drawIcon(page, 192, night));
	write("public/icon-512.png", await drawIcon(page, 512, night));
	await page.close();
}

type Measured = { width: number; ascent: number; descent: number };

async function measure(page: Page, options: { font: string; text: string }): Promise<Measured> {
	return page.evaluate(async ({ font, text }) => {
		const loaded = await document.fonts.load(font, text);
		if (loaded.length === 0) throw new Error(`no face for ${font}`);
		const context = document.createElement("canvas").getContext("2d");
		if (!context) throw new Error("no canvas");
		context.font = font;
		const { width, fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(text);
		return { width, ascent, descent };
	}, options);
}

/** Phones first: every name that is not found is time before the first line of text, and desks have more of it. */
const plain = ["Liberation Sans", "Roboto", "Arial"];
const bold = plain.map((name) => `${name} Bold`);

const fallbacks = [
	{ family: "Onest", sample: "text", weight: 400, range: "100 549", local: plain },
	{ family: "Onest", sample: "text", weight: 650, range: "550 900", local: bold },
	{ family: "Geologica", sample: "display", weight: 800, range: "100 900", local: bold },
] as const;

/** Arial scaled to the widths and line box of our fonts: text keeps its lines when the real font arrives. */
async function makeFallbackFaces(browser: Browser): Promise<void> {
	const page = await browser.newPage();
	const ours = Object.entries(fontFiles).flatMap(([family, file]) =>
		(["latin", "cyrillic"] as const).map((script) => {
			const data = read(`node_modules/@fontsource-variable/${file(script)}`).toString("base64");
			return `@font-face{font-family:"${family} ${script}";font-weight:100 900;src:url(data:font/woff2;base64,${data})}`;
		}),
	);
	const arial = `@font-face{font-family:plain;src:local("Liberation Sans")}@font-face{font-family:bold;src:local("Liberation Sans Bold")}`;
	await page.setContent(`<style>${ours.join("")}${arial}</style>`);
	const faces: string[] = [];
	for (const [language, texts] of Object.entries(samples)) {
		for (const { family, sample, weight, range, local } of fallbacks) {
			const text = texts[sample];
			const own = await measure(page, { font: `${weight} 1000px "${family} cyrillic", "${family} latin"`, text });
			const theirs = await measure(page, { font: `1000px ${weight < 550 ? "plain" : "bold"}`, text });
			const size = own.width / theirs.width;
			const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
			faces.push(
				`@font-face {\n\tfont-family: "${family} Fallback ${language}";\n\tsrc: ${local.map((name) => `local("${name}")`).join(", ")};`,
				`\tfont-weight: ${range};\n\tsize-adjust: ${percent(size)};\n\tascent-override: ${percent(own.ascent / 1000 / size)};`,
				`\tdescent-override: ${percent(own.descent / 1000 / size)};\n\tline-gap-override: 0%;\n}\n`,
			);
		}
	}
	write("app/ui/styles/fonts-fallback.css", `/* Written by bin/make-assets.ts. */\n${faces.join("\n")}`);
	await page.close();
}

makeIconSprite();
makeArtSizes();
makeFaviconSvg();
await makeRubles();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
await makeRasterIcons(browser);
await makeFallbackFaces(browser);
await browser.close();
