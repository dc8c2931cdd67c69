import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { ScriptMarkContext } from "./first-script/script-mark.ts";
import { addMessages } from "./i18n/message-catalogues.ts";
import { openPath } from "./i18n/open-path.ts";
import { FailureIdContext, makeFailureId } from "./layout/failure-id.ts";
import { causeOf, findOutage, OUTAGES } from "./platform/outage.server.ts";
import { outageContext, schoolContext, scriptMarkContext, visitorContext } from "./request-context.server.ts";
import { addPagePicture } from "./routes/add-page-picture.server.ts";
import english from "./words.en.ts";
import russian from "./words.ru.ts";

addMessages("ru", russian);
addMessages("en", english);

const RENDER_TIMEOUT_MS = 10_000;

/** The number of a failure by the request it happened in: the log and the screen show the same one. */
const failureIds = new WeakMap<object, string>();

/** Renders the whole page before the first byte goes out: pages are stored, hashed for the policy and compressed as a whole. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	entryContext: EntryContext,
	context: Readonly<RouterContextProvider>,
): Promise<Response> {
	addPagePicture(entryContext.staticHandlerContext, context.get(schoolContext));
	const nonce = context.get(scriptMarkContext);
	const page = (
		<FailureIdContext value={failureIds.get(context)}>
			<ScriptMarkContext value={nonce}>
				<ServerRouter context={entryContext} nonce={nonce} url={request.url} />
			</ScriptMarkContext>
		</FailureIdContext>
	);
	let lost: { readonly error: unknown } | undefined;
	const rendered = new Promise<Response>((resolve, reject) => {
		const { pipe, abort } = renderToPipeableStream(page, {
			nonce,
			// Parts that are fetched late stand in the page itself, however large: it must be whole without script.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady() {
				clearTimeout(timeout);
				headers.set("Content-Type", "text/html; charset=utf-8");
				pipe(collect((body) => resolve(new Response(body, { headers, status: lost ? 500 : status }))));
			},
			onShellError: reject,
			onError(error) {
				lost ??= { error };
			},
		});
		const timeout = setTimeout(() => abort(new Error("Rendering took too long")), RENDER_TIMEOUT_MS);
	});
	return rendered.then((response) => {
		// A part of the page; of a page that failed as a whole the router tells.
		if (lost) handleError(lost.error, { request, context });
		return response;
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

/** The cause of a failure goes to the log; the visitor sees the not-found screen with an id. */
export function handleError(
	error: unknown,
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
	if (request.signal.aborted) return;
	const failureId = failureIds.get(context) ?? makeFailureId();
	failureIds.set(context, failureId);
	const { requestId } = context.get(visitorContext);
	const { log, environment } = context.get(schoolContext);
	const path = openPath(new URL(request.url).pathname, environment.BASE_PATH);
	// A method that a door does not take is the caller's mistake.
	if (isRouteErrorResponse(error) && error.status < 500) {
		log.info("A door was knocked at wrongly", { requestId, path, status: error.status });
		return;
	}
	const outage = findOutage(error);
	if (outage) {
		context.get(outageContext).found = { outage, error };
		log.error(OUTAGES[outage], { requestId, path, code: causeOf(error) });
		return;
	}
	log.error("A page failed", { failureId, requestId, path, error });
}
