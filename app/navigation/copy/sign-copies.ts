import { isSecretAddress } from "../../i18n/is-secret-address.ts";
import { siteAddress, sitePath } from "../../shared/site-address.ts";
import { addSourceLine } from "./source-line.ts";

/** Where text is copied to be used as it is. */
const BARE_PLACES = "input, textarea, select, [contenteditable]:not([contenteditable='false']), pre, code";

/** Adds the source to whatever is copied from the pages. @returns a function that stops it. */
export function signCopies(sourceLabel: () => string | undefined): () => void {
	function sign(event: ClipboardEvent): void {
		const selection = window.getSelection();
		const label = sourceLabel();
		if (event.defaultPrevented || !event.clipboardData || !label) return;
		if (!selection || selection.isCollapsed || isBare(event.target) || isBare(commonPlace(selection))) return;
		const copied = { plain: selection.toString(), html: selectedHtml(selection) };
		if (copied.plain.trim() === "") return;
		const { plain, html } = addSourceLine(copied, { label, address: pageAddress() });
		event.clipboardData.setData("text/plain", plain);
		event.clipboardData.setData("text/html", html);
		event.preventDefault();
	}
	document.addEventListener("copy", sign);
	return () => document.removeEventListener("copy", sign);
}

/** The address of the page; of the site where the page's own address is a secret. */
function pageAddress(): string {
	const { href, origin, pathname, search } = window.location;
	return isSecretAddress(sitePath(pathname) + search) ? origin + siteAddress("/") : href;
}

function isBare(place: EventTarget | null): boolean {
	return place instanceof Element && place.closest(BARE_PLACES) !== null;
}

function commonPlace(selection: Selection): Element | null {
	const node = selection.getRangeAt(0).commonAncestorContainer;
	return node instanceof Element ? node : node.parentElement;
}

/** The selected part of the page; its links lead to the same addresses wherever it is pasted. */
function selectedHtml(selection: Selection): string {
	const box = document.createElement("div");
	for (let place = 0; place < selection.rangeCount; place++) box.append(selection.getRangeAt(place).cloneContents());
	for (const link of box.querySelectorAll<HTMLAnchorElement>("a[href]")) link.setAttribute("href", link.href);
	for (const image of box.querySelectorAll<HTMLImageElement>("img[src]")) image.setAttribute("src", image.src);
	for (const script of box.querySelectorAll("script, style")) script.remove();
	return box.innerHTML;
}
