import { filesOfRoute, findRouter, type RouteFiles } from "../../shared/framework-internals.ts";
import { siteAddress } from "../../shared/site-address.ts";
import { deferredParts, type LoadPart } from "../../ui/deferred/deferred-parts.ts";
import { whenConnected } from "../../ui/deferred/when-connected.ts";
import { isVerySlow } from "../builds/connection.ts";
import { allEnded, loadQuietly } from "../reload/quiet-load.ts";

/** Prefetches the files of the page at a path without running them. */
export function prefetchFiles(path: string): void {
	for (const files of filesOfPage(path)) {
		for (const href of [files.module, ...(files.imports ?? [])]) addHint("modulepreload", href);
		// Not `preload`: browsers warn about a preloaded style that is not used at once.
		for (const href of files.css ?? []) addHint("prefetch", href);
	}
}

/** The same for somebody who is about to go there: with the words and the parts that the page's script asks for when it runs. */
export async function prepareFiles(path: string): Promise<void> {
	prefetchFiles(path);
	try {
		await loadQuietly(() => allEnded(filesOfPage(path).map(({ module }) => loadWhole(module))));
	} catch {
		// It will be requested again when it is needed.
	}
}

/** By the address of a module: the parts that it is drawn with, as far as they are known. */
const partsByModule = new Map<string, Set<LoadPart>>();

/**
 * Runs the script of a page and reads the words and the parts that it asks for: a page without them would be an empty place.
 * @throws when one of them does not come.
 */
export async function loadWhole(module: string): Promise<void> {
	const parts = partsByModule.get(module) ?? new Set();
	partsByModule.set(module, parts);
	await addingTo(parts, () => import(/* @vite-ignore */ module));
	await readParts(parts);
}

/** Reads the code of the parts of the page at hand, which nobody has touched: once somebody does, the connection may be gone. */
export function readPartsAhead(): void {
	if (isVerySlow(navigator.connection)) return;
	whenConnected(() => void loadQuietly(() => readParts(deferredParts)).catch(() => undefined));
}

/** A part may have parts of its own, which are only known once it has been loaded. */
async function readParts(parts: Set<LoadPart>): Promise<void> {
	const read = new Set<LoadPart>();
	while (read.size < parts.size) {
		const unread = [...parts].filter((part) => !read.has(part));
		for (const part of unread) read.add(part);
		await addingTo(parts, () => allEnded(unread.map((load) => load())));
	}
}

/** Adds the parts that become known while code is loaded, also where not all of it comes. */
async function addingTo(parts: Set<LoadPart>, load: () => Promise<unknown>): Promise<void> {
	const before = new Set(deferredParts);
	try {
		await load();
	} finally {
		for (const part of deferredParts) if (!before.has(part)) parts.add(part);
	}
}

function filesOfPage(path: string): RouteFiles[] {
	const matches = findRouter()?.match(siteAddress(path)) ?? [];
	return matches.map(({ route }) => filesOfRoute(route.id)).filter((files) => files !== undefined);
}

function addHint(rel: "modulepreload" | "prefetch", href: string): void {
	const known = rel === "prefetch" ? 'link[rel="stylesheet"], link[rel="prefetch"]' : 'link[rel="modulepreload"]';
	for (const link of document.querySelectorAll(known)) if (link.getAttribute("href") === href) return;
	const link = document.createElement("link");
	link.rel = rel;
	link.href = href;
	if (rel === "prefetch") link.as = "style";
	document.head.append(link);
}
