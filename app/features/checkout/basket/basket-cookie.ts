import { readCookie, writeCookie } from "../../../shared/cookie.ts";
import { BASKET_LIMIT, type BasketLine } from "./basket.ts";

const NAME = "orbita_basket";
/** How long a basket waits for its owner. */
const LIFETIME_S = 60 * 24 * 60 * 60;
/** Slug of the course, code of the tariff, id of the group: `scratch:group:0198…`. */
const LINE = /^[a-z0-9-]{1,80}:[a-z0-9_-]{1,40}(?::[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/;

/** A line as the cookie keeps it; also what a form posts to have it removed. */
export function writeLine({ courseSlug, tariffCode, startId }: BasketLine): string {
	return [courseSlug, tariffCode, ...(startId ? [startId] : [])].join(":");
}

/** Undefined for anything that can't be the ids of a line. */
export function readLine(text: string): BasketLine | undefined {
	if (!LINE.test(text)) return undefined;
	const [courseSlug = "", tariffCode = "", startId] = text.split(":");
	return { courseSlug, tariffCode, startId };
}

/** The basket in a `Cookie` header or in `document.cookie`. What is no line is left out, and so is all beyond the limit. */
export function readBasket(cookies: string | null | undefined): BasketLine[] {
	return (readCookie(cookies, NAME) ?? "")
		.split(".")
		.flatMap((text) => readLine(text.trim()) ?? [])
		.slice(0, BASKET_LIMIT);
}

/** For `Set-Cookie` and for `document.cookie`: scripts read it, so it is not `HttpOnly`. An empty basket takes the cookie away. */
export function writeBasket(lines: readonly BasketLine[], isSecure: boolean): string {
	const maxAgeS = lines.length === 0 ? 0 : LIFETIME_S;
	return writeCookie(NAME, lines.map(writeLine).join("."), { maxAgeS, isSecure });
}

/** The basket with one line more, as every line is one learner; undefined when it is full. */
export function addLine(lines: readonly BasketLine[], line: BasketLine): BasketLine[] | undefined {
	return lines.length >= BASKET_LIMIT ? undefined : [...lines, line];
}

/** The basket with these lines, those that it has already aside; what does not fit behind them is left out. */
export function refillBasket(lines: readonly BasketLine[], wanted: readonly BasketLine[]): BasketLine[] {
	return [...wanted, ...removeLines(lines, wanted)].slice(0, BASKET_LIMIT);
}

/** A change of a basket line: another tariff or group of its course, or nothing when the line is removed. */
type LineChange = { readonly was: BasketLine; readonly now: BasketLine | undefined };

/**
 * The basket with each change applied once, in its place. A line that is no longer there as it was (an earlier change was written and its
 * answer lost) is found by its course; what has left the basket does not come back.
 */
export function changeLines(lines: readonly BasketLine[], changes: readonly LineChange[]): BasketLine[] {
	const changed: (BasketLine | undefined)[] = [...lines];
	const free = new Map(lines.entries());
	const exact = changes.map(({ was }) => takePlace(free, (line) => writeLine(line) === writeLine(was)));
	for (const [index, { was, now }] of changes.entries()) {
		const place = exact[index] ?? takePlace(free, ({ courseSlug }) => courseSlug === was.courseSlug);
		if (place !== undefined) changed[place] = now;
	}
	return changed.filter((line) => line !== undefined);
}

/** The place of the first line that fits; it is free no more. */
function takePlace(free: Map<number, BasketLine>, fits: (line: BasketLine) => boolean): number | undefined {
	const place = [...free].find(([, line]) => fits(line))?.[0];
	if (place !== undefined) free.delete(place);
	return place;
}

/** Takes away each of the given lines once. */
export function removeLines(lines: readonly BasketLine[], gone: readonly BasketLine[]): BasketLine[] {
	const left = gone.map(writeLine);
	return lines.filter((line) => {
		const place = left.indexOf(writeLine(line));
		if (place >= 0) left.splice(place, 1);
		return place < 0;
	});
}
