import { WAITING_STYLES, WAITING_TYPE } from "../../app/first-script/waiting-type.ts";

/**
 * A built file by its address, a character for each byte (latin1), as pages are finished: what is looked for is ASCII, and letters of
 * two bytes would make every copy of a page twice as large. Undefined where there is none.
 */
export type ReadAsset = (address: string) => string | undefined;

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE = /<script type="module" async="">/;
/** The data of the page, which only its script reads. */
const DATA = /<script>(?=window\.__reactRouterContext\b)/g;

const ASLEEP = /<html (?![^>]*\bdata-start=)[^>]*/;

/** The router marks so the styles of a part that is fetched later. */
const OF_LATER_PART = /#$/;

/**
 * The styles of a page stand in the page itself, so the first paint waits for one answer only. The links stay where the router expects
 * them, but fetch nothing (`app/first-script/wake-page.ts` makes them style sheets that are disabled); a part that is fetched later finds
 * its own by their plain address and does not fetch them either. A page with a style sheet that cannot be read stays as it is.
 */
export function putInStyles(html: string, readAsset: ReadAsset): string {
	const addresses = [...html.matchAll(STYLESHEET)].map(([, href = ""]) => href);
	const ofLaterParts = addresses
		.filter((href) => OF_LATER_PART.test(href))
		.map((href) => href.replace(OF_LATER_PART, ""));
	const sheets = addresses.map((href) => readAsset(href.replace(OF_LATER_PART, "")));
	if (sheets.length === 0 || sheets.some((sheet) => sheet === undefined)) return html;
	const start = html.search(STYLESHEET);
	const links = html.slice(start).replaceAll(STYLESHEET, (_, href) => idleLink(href));
	return `${html.slice(0, start)}<style>${sheets.join("")}</style>${ofLaterParts.map(idleLink).join("")}${links}`;
}

function idleLink(href: string): string {
	return `<link rel="${WAITING_STYLES}" href="${href}"/>`;
}

/**
 * The script of a page waits until somebody needs it (`app/first-script/wake-page.ts`): its code and its data become text, and the files
 * that it needs are named beside it instead of being fetched with the page. A page without such a script stays as it is.
 */
export function putOffScript(html: string): string {
	if (!MODULE.test(html)) return html;
	const parts = [...html.matchAll(PRELOAD)].map(([, href]) => href);
	return html
		.replaceAll(PRELOAD, "")
		.replaceAll(DATA, `<script type="${WAITING_TYPE}">`)
		.replace(MODULE, `<script type="${WAITING_TYPE}" data-parts="${parts.join(" ")}">`);
}

/** The page's script, put off, starts as soon as the page is read. */
export function wakeAtOnce(html: string): string {
	return html.replace(ASLEEP, '$& data-start="now"');
}
