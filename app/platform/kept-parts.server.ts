import { hash, randomUUID } from "node:crypto";
import type { KeptParts } from "../shared/kept-parts.ts";

const MAX_BYTES = 8 * 1024 * 1024;
/** Begins what React writes for an id of its own, which tells where in its page a part stands. */
const OWN_ID = "_R_";
/** A picture that is not lazy: React asks for it in the head of the page, where nothing is kept. */
const EAGER_PICTURE = /<img\b(?![^>]*\bloading="lazy")/;
/** What React writes between two texts, so that the browser tells them apart. A mark is a text, a part is none. */
const BETWEEN_TEXTS = "<!-- -->";
/** Of a part, besides its HTML, as an estimate. */
const PART_BYTES = 200;

type PartsOfPage = KeptParts & {
	/**
	 * The page with its parts in the places that were left for them; those that were drawn in it are kept.
	 * @throws where a drawn part has an id that React made, or a picture that is not lazy: the page has to be drawn without keeping any.
	 */
	putIn(html: string): string;
};

/** The HTML of parts by what they are made from, the least recently used forgotten first. */
export function createKeptParts(maxBytes = MAX_BYTES): { forPage(): PartsOfPage } {
	const kept = new Map<string, string>();
	let bytes = 0;

	function recall(key: string): string | undefined {
		const html = kept.get(key);
		if (html === undefined) return undefined;
		kept.delete(key);
		kept.set(key, html);
		return html;
	}

	function keep(key: string, html: string): void {
		if (html.includes(OWN_ID)) throw new Error("A part with an id that tells its place in the page can't be kept");
		if (EAGER_PICTURE.test(html))
			throw new Error("A part with a picture that the head of the page asks for can't be kept");
		if (kept.has(key)) return;
		// A piece of the page would hold on to the whole of it.
		const own = Buffer.from(html).toString();
		kept.set(key, own);
		bytes += weigh(own);
		for (const [oldest, forgotten] of kept) {
			if (bytes <= maxBytes) return;
			kept.delete(oldest);
			bytes -= weigh(forgotten);
		}
	}

	return { forPage: () => partsOfPage({ recall, keep }) };
}

/** Two bytes a letter: parts are written in Russian as well. */
function weigh(html: string): number {
	return 2 * html.length + PART_BYTES;
}

type Store = { recall(key: string): string | undefined; keep(key: string, html: string): void };

/** In the text of the page a mark stands before each kept part, before each drawn one, and after it. */
function partsOfPage({ recall, keep }: Store): PartsOfPage {
	/** Nobody who writes a text for a page knows it. */
	const mark = randomUUID();
	/** What is to be done at each mark. */
	const steps: ({ readonly put: string } | { readonly drawn: string })[] = [];
	const note = (step: (typeof steps)[number]) => `${mark}${steps.push(step) - 1};`;

	return {
		recall(key) {
			const html = recall(nameOf(key));
			return html === undefined ? undefined : note({ put: html });
		},
		frame: (key) => ({ opening: note({ drawn: nameOf(key) }), end: `${mark};` }),
		putIn(page) {
			const [before = "", ...pieces] = page.split(mark);
			const texts = [withoutMark(before)];
			for (const piece of pieces) {
				const end = piece.indexOf(";");
				const step = steps[Number.parseInt(piece.slice(0, end), 10)];
				const after = withoutMark(piece.slice(end + 1));
				if (step && "put" in step) texts.push(step.put);
				if (step && "drawn" in step) keep(step.drawn, after);
				texts.push(after);
			}
			return texts.join("");
		},
	};
}

/** What stands between two marks, without what is there only because a mark is a text. */
function withoutMark(html: string): string {
	const from = html.startsWith(BETWEEN_TEXTS) ? BETWEEN_TEXTS.length : 0;
	return html.slice(
		from,
		html.endsWith(BETWEEN_TEXTS) ? Math.max(from, html.length - BETWEEN_TEXTS.length) : undefined,
	);
}

/** What a part is made from can be as long as a page. */
function nameOf(key: string): string {
	return hash("sha256", key, "base64url");
}
