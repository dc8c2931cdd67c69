import { localizePath } from "../../../app/i18n/locales.ts";
import { speakerOf } from "../../../app/i18n/speaker-of.ts";
import { afterPlanet } from "../../../app/shared/brand.ts";
import { escapeMarkup } from "../../../app/shared/escape-markup.ts";
import type { Locale, Localized } from "../../../app/shared/localized.ts";
import type { OwnCode } from "../../pages/take-marked-scripts.ts";
import english from "./words.en.json";
import russian from "./words.ru.json";

const WORDS = { ru: russian, en: english };

/** What a page of refusal says of the school; all of it as it is printed, but the number, which is E.164. */
export type SchoolContacts = {
	readonly name: Localized<string>;
	readonly phone: Localized<string>;
	readonly phoneNumber: string;
	readonly email: string;
};

/** What happened to a page that was to be read, or to a form: which words are said. */
export type Told =
	| { readonly way: "read"; readonly what: keyof typeof russian.read }
	| { readonly way: "form"; readonly what: keyof typeof russian.form };

export type DrawnRefusal = {
	readonly told: Told;
	readonly locale: Locale;
	readonly status: number;
	readonly basePath: string;
	/** The number of a failure. */
	readonly id: string | undefined;
	/** Undefined where nobody knows them. */
	readonly contacts: SchoolContacts | undefined;
};

/** Those that nothing is gained by repeating. */
const FINAL: ReadonlySet<string> = new Set(["unknown", "notAllowed", "foreign"]);

/** The page as HTML. It has its style and its script within itself and asks for nothing else. */
export function drawRefusal({ told, locale, status, basePath, id = "", contacts }: DrawnRefusal): string {
	const speaker = speakerOf(WORDS[locale], locale);
	const say = (key: string) => escapeMarkup(speaker(key, { status: String(status), id }));
	const title = say(`${told.way}.${told.what}.title`);
	const school = contacts && escapeMarkup(contacts.name[locale]);
	const home = escapeMarkup(basePath.slice(0, -1) + localizePath("/", locale));
	const isFinal = FINAL.has(told.what);
	// A link to nowhere asks for the same address once more.
	const again = told.way === "read" ? `<a class="b" href="">${say("again")}</a>` : `<button>${say("back")}</button>`;
	return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${school ? `${title} — ${school}` : title}</title><meta name="robots" content="noindex"><link rel="icon" href="${basePath}favicon.svg">
<style>${STYLE}</style><script>${SCRIPT}</script></head><body>
<header><a href="${home}"><span class="n">${school ?? say("home")}</span>${PLANET}${school ? `<span aria-hidden="true">${afterPlanet(school)}</span>` : ""}</a></header>
<main>${PLANET}<p class="e">${say("error")}</p><h1>${title}</h1><p>${say(`${told.way}.${told.what}.text`)}</p>
<p class="w">${isFinal ? "" : again}<a class="${isFinal ? "b" : "h"}" href="${home}">${say("home")}</a></p>
${contacts ? `<p class="c"><span>${say("urgent")}</span> ${listContacts(contacts, locale)}</p>` : ""}</main></body></html>
`;
}

function listContacts({ phone, phoneNumber, email }: SchoolContacts, locale: Locale): string {
	const dialled = `<a href="tel:${escapeMarkup(phoneNumber)}">${escapeMarkup(phone[locale])}</a>`;
	const mailed = escapeMarkup(email);
	return `${dialled} <a href="mailto:${mailed}">${mailed}</a>`;
}

/** The planet of the logo (`app/ui/logo/logo.tsx`), which stands large above the words too. */
const PLANET =
	'<svg aria-hidden="true" fill="none" viewBox="0 0 40 40" stroke-linecap="round" stroke-width="2.6"><path d="M3.2 26.7C.7 22 8 14.9 18.7 11.2 29 7.6 37 9 37.6 13.6" stroke="currentColor"/><circle cx="20" cy="20" fill="#ff812a" r="11.5"/><path d="M29.3 13.2A11.5 11.5 0 0 1 12.6 28.8 13.5 13.5 0 0 0 29.3 13.2z" fill="#e86208"/><path d="M11.7 17.6a8.8 8.8 0 0 1 4.5-5.3" stroke="#ffbb8c" stroke-width="2.2"/><path d="M3.2 26.7C5 30.6 14 30 22.9 26.6 31.8 23.2 38.3 17.7 37.6 13.6" stroke="currentColor"/><circle cx="36.8" cy="9.2" fill="#ffc62f" r="3.4"/></svg>';

/** The colours and measures are those of `app/ui/styles/tokens.css`; letters are those of the system. */
const STYLE = `
:root{color-scheme:light dark;--t:light-dark(oklch(.205 .056 282),oklch(.972 .006 84));--l:light-dark(oklch(.515 .218 266),oklch(.8 .1 268))}
*{box-sizing:border-box}
body{margin:0;min-height:100svh;display:grid;grid-template-rows:auto 1fr;background:light-dark(oklch(.986 .008 84),oklch(.165 .048 283));color:var(--t);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;-webkit-text-size-adjust:100%}
svg{overflow:visible}
header{padding:1.25rem clamp(1.25rem,5vw,4rem)}
header a{display:inline-flex;align-items:center;gap:.12em;min-height:2.75rem;color:inherit;text-decoration:none;font-weight:800;font-size:1.5rem;line-height:1;letter-spacing:-.04em}
header svg{width:1.42em}
.n{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
main{display:grid;justify-items:center;align-content:center;gap:1rem;padding:1rem 1.25rem 6rem;text-align:center}
main>svg{width:7rem;margin-block:-1rem}
h1,p{margin:0;max-width:32rem;text-wrap:balance;overflow-wrap:anywhere}
h1{font-size:clamp(1.75rem,1.457rem + 1.304vw,2.5rem);line-height:1.14;letter-spacing:-.03em;overflow-wrap:break-word}
.e{font-weight:600;font-size:.875rem;line-height:1.3;color:light-dark(oklch(.53 .155 41),oklch(.845 .1 56))}
.w{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:.75rem 1.5rem;margin-top:1rem}
.c{display:flex;flex-wrap:wrap;justify-content:center;gap:0 .75rem;font-size:.9375rem;margin-top:1rem;color:light-dark(oklch(.455 .056 278),oklch(.775 .026 278))}
.c a{white-space:nowrap}
a{color:var(--l);text-underline-offset:.2em}
.h{padding:.75rem .25rem}
.b,button{display:inline-flex;align-items:center;justify-content:center;min-height:3.25rem;padding:.6em 1.5em;border:0;border-radius:1rem;background:oklch(.735 .178 50);color:oklch(.205 .056 282);font:650 1rem/1.2 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;text-decoration:none;box-shadow:0 4px 0 oklch(.53 .155 41);cursor:pointer}
.b:hover,button:hover{background:oklch(.785 .143 54)}
:focus-visible{outline:3px solid light-dark(oklch(.515 .218 266),oklch(.885 .143 89));outline-offset:3px;border-radius:.5rem}
.b:focus-visible,button:focus-visible{border-radius:1rem}
@media(max-width:30rem){.w{flex-direction:column}}
@media(scripting:none){button{display:none}}
@media(forced-colors:active){.b,button{border:2px solid}}
`;

/** The theme that was chosen in this browser, and the way back to the form. */
const SCRIPT = `try{const t=localStorage.getItem("theme");if(/^(light|dark)$/.test(t))document.documentElement.style.colorScheme=t}catch{}
addEventListener("click",e=>{if(e.target.closest("button"))history.back()})`;

/** What the policy of a page of refusal lets run and apply; ASCII. */
export const REFUSAL_CODE: OwnCode = { scripts: [SCRIPT], styles: [STYLE] };
