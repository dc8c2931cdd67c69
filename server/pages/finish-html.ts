import { WAITING_TYPE } from "../../app/first-script/waiting-type.ts";

/** The text of a built file by its address; undefined where there is none. */
export type ReadAsset = (address: string) => string | undefined;

type Finish = {
	readonly readAsset: ReadAsset;
	/** Whether the script of the page waits until somebody needs it. */
	readonly isScriptPutOff: boolean;
};

const HEAD_END = "</head>";
/** What the script of a page may begin with. */
const SCRIPT_STARTS = ['<link rel="modulepreload"', "<script>window.__reactRouterContext"];

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE = /<script type="module" async="">/;
/** The data of the page, which only its script reads. */
const DATA = /<script>(?=window\.__reactRouterContext\b)/g;

/**
 * The page as it goes out. Styles belong to its head and its script stands behind everything else, so only these two are looked through
 * and written anew: a page has hundreds of kilobytes, and every copy of them has to be cleared away again.
 */
export function finishHtml(html: string, { readAsset, isScriptPutOff }: Finish): string {
	const headEnd = Math.max(0, html.indexOf(HEAD_END));
	const starts = SCRIPT_STARTS.map((start) => html.indexOf(start, headEnd)).filter((start) => start >= 0);
	const scriptStart = Math.min(html.length, ...starts);
	const script = html.slice(scriptStart);
	return [
		putInStyles(html.slice(0, headEnd), readAsset),
		html.slice(headEnd, scriptStart),
		isScriptPutOff ? putOffScript(script) : script,
	].join("");
}

/**
 * The styles of a page stand in the page itself, so the first paint waits for one answer only. The links stay where the router expects
 * them, but fetch nothing. A page with a style sheet that cannot be read stays as it is.
 */
export function putInStyles(html: string, readAsset: ReadAsset): string {
	const sheets = [...html.matchAll(STYLESHEET)].map(([, href = ""]) => readAsset(href.replace(/#$/, "")));
	if (sheets.length === 0 || sheets.some((sheet) => sheet === undefined)) return html;
	const start = html.search(STYLESHEET);
	const links = html.slice(start).replaceAll(STYLESHEET, '<link rel="stylesheet" href="$1" disabled=""/>');
	return `${html.slice(0, start)}<style>${sheets.join("")}</style>${links}`;
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
