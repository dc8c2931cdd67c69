import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { KeptPartsContext } from "../shared/kept-parts.ts";
import { createKeptParts } from "./kept-parts.server.ts";

const RENDER_TIMEOUT_MS = 10_000;
/** What React writes where a part is left to the browser: one that is not here yet, or one that failed. */
const LEFT_OUT = "<!--$!-->";
/** The stream writes it before a page, the text does not. */
const DOCTYPE = "<!DOCTYPE html>";

const keptParts = createKeptParts();

type RenderOptions = {
	/** Of the scripts that React itself adds. */
	readonly nonce: string;
	/** Told of each part that failed; the page is written without it. */
	readonly onError: (error: unknown) => void;
};

/**
 * The HTML of a page once all of its parts are here; text, or its bytes in UTF-8. A page of which nothing has to be waited for is written
 * as one text, in three quarters of the time that React's stream of bytes takes. One that lacks a part is made again by the stream, which
 * waits for it: so it is with the first page of each kind after the start.
 * @throws what a component outside of any boundary throws, or an Error after ten seconds.
 */
export async function renderHtml(page: ReactNode, options: RenderOptions): Promise<string | Buffer<ArrayBuffer>> {
	return renderAtOnce(page) ?? renderWaiting(page, options);
}

/** Undefined where something has to be waited for, or has failed: of that the stream tells. */
function renderAtOnce(page: ReactNode): string | undefined {
	try {
		const parts = keptParts.forPage();
		const html = renderToString(<KeptPartsContext value={parts}>{page}</KeptPartsContext>);
		return html.includes(LEFT_OUT) ? undefined : DOCTYPE + parts.putIn(html);
	} catch {
		return undefined;
	}
}

function renderWaiting(page: ReactNode, { nonce, onError }: RenderOptions): Promise<Buffer<ArrayBuffer>> {
	return new Promise((resolve, reject) => {
		const { pipe, abort } = renderToPipeableStream(page, {
			nonce,
			// Parts that are fetched late stand in the page itself, however large: it must be whole without script.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady() {
				clearTimeout(timeout);
				pipe(collect(resolve));
			},
			onShellError(error) {
				clearTimeout(timeout);
				reject(error);
			},
			onError,
		});
		const timeout = setTimeout(() => abort(new Error("Rendering took too long")), RENDER_TIMEOUT_MS);
	});
}

/** Nobody reads along, so the pieces of a page are put together once, past the streams of the web. */
function collect(use: (body: Buffer<ArrayBuffer>) => void): Writable {
	const pieces: Uint8Array[] = [];
	return new Writable({
		write(piece: Uint8Array, _encoding, done) {
			pieces.push(piece);
			done();
		},
		final(done) {
			use(Buffer.concat(pieces));
			done();
		},
	});
}
