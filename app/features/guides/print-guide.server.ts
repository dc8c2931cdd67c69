import { createRequire } from "node:module";
import type { Locale } from "../../shared/localized.ts";
import { type GuideBlock, type GuideRun, guideOutline } from "./guide-outline.ts";

export type GuideText = {
	readonly title: string;
	readonly subtitle: string;
	/** Markdown. */
	readonly body: string;
	readonly updatedAt: Date;
	readonly locale: Locale;
	readonly school: string;
	/** The heading of the table of contents. */
	readonly contents: string;
};

export type PrintedGuide = { readonly bytes: Buffer; readonly pages: number };

type Chapter = { readonly title: string; readonly page: number };

const require = createRequire(import.meta.url);
const FONTS = {
	text: require.resolve("@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf"),
	bold: require.resolve("@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf"),
	heavy: require.resolve("@expo-google-fonts/onest/800ExtraBold/Onest_800ExtraBold.ttf"),
};

/** In points. A5 reads equally well on a phone and on paper. */
const PAGE = { size: "A5", margins: { top: 48, bottom: 56, left: 44, right: 44 } } as const;
const INK = "#1b1740";
const MUTED = "#5b5875";
const ACCENT = "#b8470f";
const NIGHT = "#14102f";
const TEXT = { size: 10.5, gap: 3.5 };

/** Sets a guide as a PDF: cover, contents with pages, text. The same text gives the same bytes. */
export async function printGuide(guide: GuideText): Promise<PrintedGuide> {
	// Loaded with the first guide: many processes never print one.
	const { default: PDFDocument } = await import("pdfkit");
	const doc = new PDFDocument({
		...PAGE,
		font: FONTS.text,
		bufferPages: true,
		autoFirstPage: false,
		lang: guide.locale,
		displayTitle: true,
		info: { Title: guide.title, Author: guide.school, CreationDate: guide.updatedAt, ModDate: guide.updatedAt },
	});
	const bytes = collect(doc);
	drawCover(doc, guide);
	doc.addPage();
	doc.addPage();
	const chapters = drawText(doc, guideOutline(guide.body));
	const { count } = doc.bufferedPageRange();
	drawContents(doc, guide.contents, chapters);
	for (let page = 1; page < count; page++) drawFolio(doc, page, guide.title);
	doc.end();
	return { bytes: await bytes, pages: count };
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
	const parts: Buffer[] = [];
	return new Promise((resolve, reject) => {
		doc.on("data", (part: Buffer) => parts.push(part));
		doc.on("end", () => resolve(Buffer.concat(parts)));
		doc.on("error", reject);
	});
}

function drawCover(doc: PDFKit.PDFDocument, { title, subtitle, school }: GuideText): void {
	doc.addPage({ ...PAGE, margins: { top: 44, bottom: 44, left: 44, right: 44 } });
	const { width, height } = doc.page;
	doc.rect(0, 0, width, height).fill(NIGHT);
	doc.circle(width * 0.82, height * 0.9, 190).fill("#f28c3a");
	doc.circle(width * 0.82, height * 0.9, 150).fill("#f7b267");
	doc
		.save()
		.lineWidth(1.5)
		.dash(2, { space: 6 })
		.circle(width * 0.82, height * 0.9, 250)
		.stroke("#8f88c9")
		.restore();
	for (let star = 0; star < 26; star++)
		doc.circle((star * 97) % width, (star * 53) % (height * 0.6), 1).fill("#ffffff");
	doc.font(FONTS.bold).fontSize(12).fillColor("#f7b267").text(school, 44, 56);
	doc
		.font(FONTS.heavy)
		.fontSize(30)
		.fillColor("#ffffff")
		.text(title, 44, 118, { width: width - 88, lineGap: 2 });
	doc
		.font(FONTS.text)
		.fontSize(13)
		.fillColor("#d9d5ef")
		.text(subtitle, { width: width - 120, lineGap: 4, paragraphGap: 8 });
}

function drawText(doc: PDFKit.PDFDocument, blocks: readonly GuideBlock[]): Chapter[] {
	const chapters: Chapter[] = [];
	for (const [index, block] of blocks.entries()) {
		if (block.kind === "heading" && block.depth <= 2) {
			// The first chapter begins on the current page.
			if (chapters.length > 0) doc.addPage();
			chapters.push({ title: block.text, page: doc.bufferedPageRange().count });
			doc.outline.addItem(block.text);
		}
		drawBlock(doc, block, { isWithinList: block.kind === "item" && blocks[index + 1]?.kind === "item" });
	}
	return chapters;
}

function drawBlock(
	doc: PDFKit.PDFDocument,
	block: GuideBlock,
	{ isWithinList }: { readonly isWithinList: boolean },
): void {
	const { left } = PAGE.margins;
	if (block.kind === "heading") {
		const size = block.depth <= 2 ? 20 : 13;
		keepTogether(doc, size * 4);
		if (block.depth > 2) doc.moveDown(0.4);
		doc.font(FONTS.heavy).fontSize(size).fillColor(INK).text(block.text, left, doc.y, { lineGap: 1 });
		doc.moveDown(block.depth <= 2 ? 0.6 : 0.3);
		return;
	}
	if (block.kind === "code") {
		doc.font(FONTS.text).fontSize(9.5).fillColor(INK);
		const height = doc.heightOfString(block.text, { width: textWidth(doc) - 24, lineGap: 2 });
		keepTogether(doc, height + 28);
		const top = doc.y;
		doc.roundedRect(left, top, textWidth(doc), height + 18, 8).fill("#efeaf9");
		doc.fillColor(INK).text(block.text, left + 12, top + 9, { width: textWidth(doc) - 24, lineGap: 2 });
		doc.y = top + height + 30;
		return;
	}
	keepTogether(doc, 34);
	const indent = block.kind === "paragraph" ? 0 : 18;
	const top = doc.y;
	if (block.kind === "item") {
		doc.font(FONTS.bold).fontSize(TEXT.size).fillColor(ACCENT).text(block.mark, left, top, { lineBreak: false });
	}
	doc.y = top;
	drawRuns(doc, block.runs, { left: left + indent, colour: block.kind === "quote" ? ACCENT : INK });
	doc.y += isWithinList ? 3 : 8;
}

function drawRuns(
	doc: PDFKit.PDFDocument,
	runs: readonly GuideRun[],
	{ left, colour }: { left: number; colour: string },
): void {
	const width = doc.page.width - PAGE.margins.right - left;
	doc.fontSize(TEXT.size).fillColor(colour);
	for (const [index, { text, bold }] of runs.entries()) {
		doc.font(bold ? FONTS.bold : FONTS.text);
		const options = { width, lineGap: TEXT.gap, continued: index < runs.length - 1 };
		if (index === 0) doc.text(text, left, doc.y, options);
		else doc.text(text, options);
	}
}

function drawContents(doc: PDFKit.PDFDocument, heading: string, chapters: readonly Chapter[]): void {
	doc.switchToPage(1);
	const { left, top, right } = PAGE.margins;
	doc.font(FONTS.heavy).fontSize(20).fillColor(INK).text(heading, left, top);
	let y = top + 44;
	for (const { title, page } of chapters) {
		const width = textWidth(doc) - 40;
		doc.font(FONTS.text).fontSize(11).fillColor(INK);
		const height = doc.heightOfString(title, { width });
		doc.text(title, left, y, { width });
		doc
			.font(FONTS.bold)
			.fillColor(ACCENT)
			.text(String(page), doc.page.width - right - 30, y, { width: 30, align: "right" });
		y += height + 10;
	}
}

function drawFolio(doc: PDFKit.PDFDocument, page: number, title: string): void {
	doc.switchToPage(page);
	const y = doc.page.height - 38;
	// The line is in the margin, where text would otherwise start a new page.
	doc.page.margins.bottom = 0;
	const width = textWidth(doc);
	doc.font(FONTS.text).fontSize(8).fillColor(MUTED);
	doc.text(title, PAGE.margins.left, y, { width: width - 40, lineBreak: false, ellipsis: true });
	doc.text(String(page + 1), doc.page.width - PAGE.margins.right - 30, y, {
		width: 30,
		align: "right",
		lineBreak: false,
	});
}

function keepTogether(doc: PDFKit.PDFDocument, height: number): void {
	if (doc.y + height > doc.page.height - PAGE.margins.bottom) doc.addPage();
}

function textWidth(doc: PDFKit.PDFDocument): number {
	return doc.page.width - PAGE.margins.left - PAGE.margins.right;
}
