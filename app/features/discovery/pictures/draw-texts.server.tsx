import type { ReactNode } from "react";
import { type Picture, plainTitle } from "./picture.ts";
import { type TextColours, textColours } from "./picture-colours.ts";

/** The width of the column, and letters of the headings, the widest and usual ones, as a share of their size. */
const COLUMN = 620;
const WIDE_LETTER = 0.62;
const USUAL_LETTER = 0.58;
const LINES = 4;
const SIZES = [68, 60, 54, 48, 42, 38];
/** Letters that a title of each size may have, in three lines or four. */
const ROOM = [34, 48, 64, 84, 110];
const EVEN_ROOM = 48;

/** The texts of a picture as the layout engine takes them; what does not fit is cut with an ellipsis. */
export function PictureTexts({ picture }: { picture: Picture }) {
	const { kicker, title, lead, facts, brandRest } = picture;
	const colours = textColours(picture);
	return (
		<div style={{ display: "flex", width: 1200, height: 630, fontFamily: "Onest", position: "relative" }}>
			<div style={{ position: "absolute", left: 124, top: 50, fontSize: 40, ...HEADING, color: colours.title }}>
				{brandRest}
			</div>
			<div
				style={{
					position: "absolute",
					left: 72,
					top: 124,
					width: COLUMN,
					height: 420,
					display: "flex",
					flexDirection: "column",
					justifyContent: "center",
				}}
			>
				{kicker && (
					<div style={{ fontSize: 26, fontWeight: 600, color: colours.kicker, marginBottom: 14 }}>{kicker}</div>
				)}
				<Title colours={colours} title={title} />
				{lead && (
					<div
						style={{
							fontSize: 25,
							lineHeight: 1.38,
							color: colours.lead,
							marginTop: 20,
							display: "block",
							lineClamp: 3,
						}}
					>
						{lead}
					</div>
				)}
				{facts.length > 0 && <Facts colours={colours} facts={facts} />}
			</div>
		</div>
	);
}

const HEADING = { fontFamily: "Geologica", fontWeight: 800, letterSpacing: "-0.02em" } as const;

/** The word that stands out is slanted, as headings of the site are. */
function Title({ title, colours }: { title: string; colours: TextColours }) {
	const fontSize = titleSize(title);
	// Even lines are found by narrowing the column as long as it grows no longer: words that may break would, and a cut hides that it grows.
	const isWhole = longestWord(plainTitle(title)) * fontSize * WIDE_LETTER <= COLUMN;
	const isEven = isWhole && title.length <= EVEN_ROOM;
	const style = {
		...HEADING,
		fontSize,
		lineHeight: 1.1,
		color: colours.title,
		textWrap: isEven ? "balance" : "wrap",
		wordBreak: isWhole ? "normal" : "break-word",
	} as const;
	if (!title.includes("<em>"))
		return <div style={{ ...style, display: "block", ...(!isEven && { lineClamp: LINES }) }}>{title}</div>;
	const words = title.split(/(<em>.*?<\/em>)|\s+/).filter((word) => word);
	return (
		<div style={{ ...style, display: "flex", flexWrap: "wrap", columnGap: fontSize * 0.26 }}>
			{words.map((word, index) => (
				<Word colours={colours} key={index}>
					{word}
				</Word>
			))}
		</div>
	);
}

function Word({ children, colours }: { children: string; colours: TextColours }) {
	const stressed = /<em>(.*?)<\/em>/.exec(children)?.[1];
	if (!stressed) return <span>{children}</span>;
	return <span style={{ color: colours.em, transform: "skewX(-10deg)" }}>{stressed}</span>;
}

/** The largest size at which the longest word fits the column and the whole the lines. */
export function titleSize(title: string): number {
	const plain = plainTitle(title);
	const longest = longestWord(plain);
	const roomy = ROOM.findIndex((letters) => plain.length <= letters);
	const smaller = roomy < 0 ? [] : SIZES.slice(roomy);
	const fits = (size: number) => longest * size * WIDE_LETTER <= COLUMN && countLines(plain, size) <= LINES;
	return smaller.find(fits) ?? 38;
}

/** Pieces within which a line may not break: words, including those joined by no-break spaces. */
function wordsOf(title: string): string[] {
	return title.split(/[^\S\u00a0\u202f]+/);
}

function longestWord(title: string): number {
	return Math.max(...wordsOf(title).map((word) => word.length));
}

/** Lines that a title takes when each holds as many words as it can. */
function countLines(title: string, size: number): number {
	const room = COLUMN / (size * USUAL_LETTER);
	let lines = 1;
	let used = 0;
	for (const { length } of wordsOf(title)) {
		if (used > 0 && used + 1 + length > room) {
			lines++;
			used = 0;
		}
		used += (used > 0 ? 1 : 0) + length;
	}
	return lines;
}

function Facts({ facts, colours }: { facts: readonly string[]; colours: TextColours }): ReactNode {
	return (
		<div style={{ display: "flex", flexWrap: "wrap", gap: 12, marginTop: 28 }}>
			{facts.map((fact) => (
				<div
					key={fact}
					style={{
						padding: "10px 20px",
						borderRadius: 999,
						fontSize: 26,
						fontWeight: 600,
						color: colours.fact,
						backgroundColor: colours.factGround,
					}}
				>
					{fact}
				</div>
			))}
		</div>
	);
}
