import { OUTBOX, UTM_KEY } from "../features/requests/components/browser-keys.ts";
import { SECRET_PATH } from "../i18n/is-secret-address.ts";
import { ANSWERED, ASKING } from "../layout/cookie-choice.ts";
import { paintBrowserBars } from "../layout/paint-browser-bars.ts";
import { THEME_COLOURS } from "../layout/theme.ts";
import { escapeMarkup } from "../shared/escape-markup.ts";
import { isAlive } from "../shared/framework-internals.ts";
import { PREVIEW_PARAM } from "../shared/secret-paths.ts";
import { siteAddress } from "../shared/site-address.ts";
import { timeLeft } from "../ui/countdown/count-down.ts";
import { DEADLINE, onFirstSign, SIGNS } from "../ui/deferred/first-need.ts";
import { whenConnected } from "../ui/deferred/when-connected.ts";
import { FONT_FACES, FONTS_KEY } from "../ui/fonts/font-faces.ts";
import { askAboutCookies } from "./ask-about-cookies.ts";
import { keepCampaign } from "./keep-campaign.ts";
import { keepLines } from "./keep-lines.ts";
import { keepUnsent } from "./keep-unsent.ts";
import { markEarlyDeeds } from "./mark-early-deeds.ts";
import { markParts } from "./mark-parts.ts";
import { restoreLooks } from "./restore-looks.ts";
import { settleParts } from "./settle-parts.ts";
import { signCopies } from "./sign-copies.ts";
import { addSourceLine } from "./source-line.ts";
import { tickClocks } from "./tick-clocks.ts";
import { WAITING_STYLES, WAITING_TYPE } from "./waiting-type.ts";
import { wakePage } from "./wake-page.ts";

/** How long after it has loaded a page that nobody touches is hydrated. */
const REST_MS = 5000;
/** The parts that are laid out separately; `app/ui/styles/parts.css` lists the same. */
const PARTS = "body > :is(a, div, header, section), main > *, [data-parts] > *, [data-part]";
/** What is set in lines. */
const TEXTS = "h1, h2, h3, p, li, dt, dd";
/** Elements whose text is copied to be used without changes. */
const BARE_PLACES = "input, textarea, select, [contenteditable]:not([contenteditable='false']), pre, code";
/** How long to wait for our fonts before the parts are laid out without them. */
const FONTS_PATIENCE_MS = 600;

function writeFirstScript(): string {
	return [
		call(restoreLooks, paintBrowserBars, THEME_COLOURS.dark),
		call(askAboutCookies, ANSWERED, ASKING),
		call(keepCampaign, UTM_KEY),
		call(wakePage, WAITING_TYPE, WAITING_STYLES, onFirstSign, SIGNS, OUTBOX, REST_MS, whenConnected),
		call(keepUnsent, isAlive, whenConnected),
		call(tickClocks, DEADLINE, timeLeft),
		call(markEarlyDeeds, isAlive),
		call(signCopies, addSourceLine, escapeMarkup, {
			...{ barePlaces: BARE_PLACES, home: siteAddress("/") },
			...{ secretPath: SECRET_PATH, secretParam: PREVIEW_PARAM },
		}),
		call(settleParts, markParts, keepLines, { parts: PARTS, texts: TEXTS }, FONT_FACES, FONTS_KEY, onFirstSign, SIGNS, {
			patienceMs: FONTS_PATIENCE_MS,
			restMs: REST_MS,
		}),
	].join(";");
}

function call<Arguments extends readonly unknown[]>(act: (...given: Arguments) => void, ...given: Arguments): string {
	return `(${act})(${given.map(write).join()})`;
}

function write(value: unknown): string {
	return typeof value === "function" ? String(value) : JSON.stringify(value);
}

/**
 * Runs in the head, before the first paint. Inline: the policy of each page contains its hash. Its functions are sent as text, so each may
 * only use its arguments and what a browser has. Only the server writes it: marked as pure, it is left out of the browser's files.
 */
export const FIRST_SCRIPT = /* @__PURE__ */ writeFirstScript();
