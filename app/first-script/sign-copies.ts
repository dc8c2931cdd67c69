import type { EscapeMarkup } from "../shared/escape-markup.ts";
import type { AddSourceLine } from "./source-line.ts";

type CopyRules = {
	/** A selector of the elements whose text is copied to be used without changes. */
	readonly barePlaces: string;
	/** The address of the site below its origin. */
	readonly home: string;
	/** Of paths below `home` that are secrets, ended by a slash; small and large letters are one. */
	readonly secretPath: string;
	/** The name of the query parameter whose value is a secret. */
	readonly secretParam: string;
};

/**
 * Adds the source to whatever is copied from the pages, the first thing on them too: before their own script has come, to the end of the
 * document. The hall writes into `<html>` how the school is named; a page whose address is a secret is quoted by that of the site.
 */
export function signCopies(
	addLine: AddSourceLine,
	escapeText: EscapeMarkup,
	{ barePlaces, home, secretPath, secretParam }: CopyRules,
): void {
	function isBare(place: EventTarget | null): boolean {
		const element = place instanceof Text ? place.parentElement : (place as Element | null);
		return Boolean(element?.closest?.(barePlaces));
	}
	function pageAddress(): string {
		const { href, origin, pathname, search } = location;
		const path = pathname.slice(home.replace(/\/$/, "").length);
		const isSecret = new RegExp(secretPath, "i").test(`${path}/`) || new URLSearchParams(search).has(secretParam);
		return isSecret ? origin + home : href;
	}
	/** The selected part of the page; its links lead to the same addresses wherever it is pasted. */
	function selectedHtml(selection: Selection): string {
		const box = document.createElement("div");
		for (let index = 0; index < selection.rangeCount; index++) box.append(selection.getRangeAt(index).cloneContents());
		for (const link of box.querySelectorAll<HTMLAnchorElement>("a[href]")) link.setAttribute("href", link.href);
		for (const image of box.querySelectorAll<HTMLImageElement>("img[src]")) image.setAttribute("src", image.src);
		for (const script of box.querySelectorAll("script, style")) script.remove();
		return box.innerHTML;
	}

	addEventListener("copy", (event) => {
		const { clipboardData, defaultPrevented, target } = event;
		const selection = getSelection();
		const label = document.documentElement.dataset.source;
		if (defaultPrevented || !clipboardData || !label || !selection || selection.isCollapsed) return;
		if (isBare(target) || isBare(selection.getRangeAt(0).commonAncestorContainer)) return;
		const copied = { plain: String(selection), html: selectedHtml(selection) };
		if (!copied.plain.trim()) return;
		const { plain, html } = addLine(copied, { label, address: pageAddress() }, escapeText);
		clipboardData.setData("text/plain", plain);
		clipboardData.setData("text/html", html);
		event.preventDefault();
	});
}
