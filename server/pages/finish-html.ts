import { WAITING_STYLES, WAITING_TYPE } from "../../app/first-script/waiting-type.ts";

/**
 * A built file by its address, a character for each byte (latin1), as pages are finished: what is looked for is ASCII, and letters of
 * two bytes would make every copy of a page twice as large. Undefined where there is none.
 */
export type ReadAsset = (address: string) => string | undefined;

const STYLESHEET = '<link rel="stylesheet" href="';
const PRELOAD = '<link rel="modulepreload" href="';
const LINK_END = '"/>';
const MODULE = '<script type="module" async="">';
/** The data of the page, which only its script reads. */
const DATA = "<script>window.__reactRouterContext";
const HEAD_END = "</head>";

const ASLEEP = /<html (?![^>]*\bdata-start=)[^>]*/;

/** With `#` the router ends the address of a style sheet that belongs to a part which is fetched later. */
const OF_LATER_PART = /#$/;

/**
 * The styles of a page stand in the page itself, so the first paint waits for one answer only. The links stay where the router expects
 * them, but fetch nothing (`app/first-script/wake-page.ts` makes them style sheets that are disabled); a part that is fetched later finds
 * its own by their plain address and does not fetch them either. A page with a style sheet that cannot be read stays as it is.
 * @returns the page, and the text of its one style sheet, which its policy has to name.
 */
export function putInStyles(html: string, readAsset: ReadAsset): { readonly html: string; readonly styles: string[] } {
	const [head, page] = cutBefore(html, HEAD_END);
	const [before, links] = takeLinks(head, STYLESHEET);
	const sheets = links.map(({ href }) => readAsset(href.replace(OF_LATER_PART, "")));
	if (sheets.length === 0 || sheets.some((sheet) => sheet === undefined)) return { html, styles: [] };
	const ofLaterParts = links.filter(({ href }) => OF_LATER_PART.test(href));
	const plain = ofLaterParts.map(({ href }) => idleLink(href.replace(OF_LATER_PART, "")));
	const idle = links.map(({ href, after }) => idleLink(href) + after);
	const sheet = sheets.join("");
	return { html: [before, "<style>", sheet, "</style>", ...plain, ...idle, page].join(""), styles: [sheet] };
}

function idleLink(href: string): string {
	return `<link rel="${WAITING_STYLES}" href="${href}"/>`;
}

/**
 * The script of a page waits until somebody needs it (`app/first-script/wake-page.ts`): its code and its data become text, and the files
 * that it needs are named beside it instead of being fetched with the page. A page without such a script stays as it is.
 */
export function putOffScript(html: string): string {
	const [head, rest] = cutBefore(html, HEAD_END);
	const [page, scripts] = cutBefore(rest, rest.includes(DATA) ? DATA : MODULE);
	if (!scripts.includes(MODULE)) return html;
	const [before, preloads] = takeLinks(head, PRELOAD);
	const parts = preloads.map(({ href }) => href).join(" ");
	const waiting = scripts
		.replaceAll(DATA, DATA.replace("<script>", `<script type="${WAITING_TYPE}">`))
		.replace(MODULE, () => `<script type="${WAITING_TYPE}" data-parts="${parts}">`);
	return [before, ...preloads.map(({ after }) => after), page, waiting].join("");
}

/** A page is many times as long as what changes at its ends: only these are gone through. All of it, and nothing, where `text` is missing. */
function cutBefore(html: string, text: string): readonly [string, string] {
	const at = html.indexOf(text);
	return at < 0 ? [html, ""] : [html.slice(0, at), html.slice(at)];
}

type Link = { readonly href: string; readonly after: string };

/**
 * What stands before the first link of a kind, and each link with what stands after it. Pages are long, and made while somebody waits:
 * plain strings are found in them several times faster than patterns.
 */
function takeLinks(html: string, opening: string): readonly [string, readonly Link[]] {
	const [before = "", ...pieces] = html.split(opening);
	const links = pieces.map((piece) => {
		const end = piece.indexOf(LINK_END);
		return { href: piece.slice(0, end), after: piece.slice(end + LINK_END.length) };
	});
	return [before, links];
}

/** The page's script, put off, starts as soon as the page is read. */
export function wakeAtOnce(html: string): string {
	return html.replace(ASLEEP, '$& data-start="now"');
}
