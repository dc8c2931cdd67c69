import type { Delivery } from "./delivery-book.ts";
import { deliveryCard } from "./delivery-card.ts";
import { CHANNELS, type Channel } from "./exchange.ts";
import type { FiledLetter } from "./letter-folder.ts";
import { html, linked, type Markup } from "./markup.ts";
import { PAGE_STYLE } from "./page-style.ts";
import { type Behaviour, modesOf } from "./switchboard.ts";
import { type Language, type Words, wordsOf } from "./words.ts";

export type PageContent = {
	readonly language: Language;
	/** True when the visitor stopped the reloading. */
	readonly paused: boolean;
	readonly letters: readonly FiledLetter[];
	readonly deliveries: readonly Delivery[];
	readonly behaviours: Readonly<Record<Channel, Behaviour>>;
};

const SHOWN = 30;

/** The page of everything that was sent, with the switches; works without script. Addresses in it are relative. */
export function renderPage(content: PageContent): string {
	const words = wordsOf(content.language);
	const page = html`<!doctype html>
<html lang="${content.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${content.paused ? undefined : html`<meta http-equiv="refresh" content="5">`}
<title>${words.title}</title>
<style>${{ markup: PAGE_STYLE }}</style>
</head>
<body>
${header(content, words)}
<main>
${lettersColumn(content.letters, words)}
${CHANNELS.map((channel) => channelColumn(channel, content, words))}
</main>
</body>
</html>
`;
	return page.markup;
}

function header({ language, paused }: PageContent, words: Words): Markup {
	const other: Language = language === "ru" ? "en" : "ru";
	const address = (lang: Language, pause: boolean) => `?lang=${lang}${pause ? "&paused=1" : ""}`;
	return html`<header>
<a class="language" href="${address(other, paused)}" lang="${other}" hreflang="${other}">${words.otherLanguage}</a>
<h1>${words.title}</h1>
<p>${words.lead}</p>
<p><a href="banks?lang=${language}">${words.banks}</a></p>
<p class="small">${paused ? undefined : words.refreshing} <a href="${address(language, !paused)}">${paused ? words.resume : words.pause}</a></p>
</header>`;
}

function lettersColumn(letters: readonly FiledLetter[], words: Words): Markup {
	return html`<section aria-labelledby="letters">
<h2 id="letters">${words.letters}</h2>
${letters.length === 0 ? html`<p class="empty">${words.noLetters}</p>` : undefined}
${letters.map(
	(letter) => html`<article>
<h3>${letter.subject}</h3>
<p class="small">${words.to}: ${letter.to}<br><time>${letter.date}</time></p>
<p class="text">${linked(letter.text)}</p>
${letter.html ? html`<p><a href="letters/${encodeURIComponent(letter.file)}" target="_blank">${words.openLetter}</a></p>` : undefined}
</article>`,
)}
</section>`;
}

function channelColumn(channel: Channel, content: PageContent, words: Words): Markup {
	const deliveries = content.deliveries.filter((delivery) => delivery.channel === channel);
	const none = channel === "crm" ? words.noLeads : words.noMessages;
	return html`<section aria-labelledby="${channel}">
<h2 id="${channel}">${words[channel]} <small>${deliveries.filter(({ done }) => done).length}</small></h2>
${switches(channel, content, words)}
${deliveries.length === 0 ? html`<p class="empty">${none}</p>` : undefined}
${deliveries.slice(0, SHOWN).map((delivery) => deliveryCard(delivery, words))}
</section>`;
}

function switches(channel: Channel, { behaviours, language, paused }: PageContent, words: Words): Markup {
	const { mode, count } = behaviours[channel];
	return html`<form method="post" action="switch?lang=${language}${paused ? "&paused=1" : ""}" data-mode="${mode === "ok" ? "ok" : "odd"}">
<input type="hidden" name="channel" value="${channel}">
<p class="now"><b>${words.switch}</b><br>${words.now}: ${words.mode[mode]}${count === undefined ? undefined : `, ${words.left}: ${count}`}</p>
<p><label><input type="checkbox" name="count" value="1"> ${words.once}</label></p>
<div class="modes">${modesOf(channel).map(
		(name) =>
			html`<button name="mode" value="${name}"${name === mode ? html` aria-current="true"` : undefined}>${words.mode[name]}</button>`,
	)}</div>
</form>`;
}
