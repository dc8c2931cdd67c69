import { text } from "node:stream/consumers";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { ScriptMarkContext } from "./first-script/script-mark.ts";
import { addMessages } from "./i18n/message-catalogues.ts";
import { openPath } from "./i18n/open-path.ts";
import { FailureIdContext, makeFailureId } from "./layout/failure-id.ts";
import { causeOf, findOutage, OUTAGES } from "./platform/outage.server.ts";
import { renderHtml } from "./platform/render-html.server.tsx";
import { outageContext, schoolContext, scriptMarkContext, visitorContext } from "./request-context.server.ts";
import { addPagePicture } from "./routes/add-page-picture.server.ts";
import english from "./words.en.ts";
import russian from "./words.ru.ts";

addMessages("ru", russian);
addMessages("en", english);

/** The number of a failure by the request it happened in: the log and the screen show the same one. */
const failureIds = new WeakMap<object, string>();

/** Renders the whole page before the first byte goes out: pages are stored, hashed for the policy and compressed as a whole. */
export default async function handleRequest(
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
				<ServerRouter context={await withDataAtHand(entryContext)} nonce={nonce} url={request.url} />
			</ScriptMarkContext>
		</FailureIdContext>
	);
	let lost: { readonly error: unknown } | undefined;
	const html = await renderHtml(page, {
		nonce,
		onError(error) {
			lost ??= { error };
		},
	});
	// A part of the page; of a page that failed as a whole the router tells.
	if (lost) handleError(lost.error, { request, context });
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(html, { headers, status: lost ? 500 : status });
}

/** The data that a page carries for the browser, read to its end, so that the router does not wait for it while it renders. */
async function withDataAtHand(entryContext: EntryContext): Promise<EntryContext> {
	const { serverHandoffStream } = entryContext;
	if (!serverHandoffStream) return entryContext;
	const data = await text(serverHandoffStream);
	return {
		...entryContext,
		renderMeta: { streamCache: [carried({ value: data, done: false }), carried({ value: "", done: true })] },
		// The router only asks whether there is a stream, and takes a reader of it: a fresh one for each rendering.
		get serverHandoffStream() {
			return new ReadableStream<Uint8Array>();
		},
	};
}

/** A piece of the stream in the form in which the router keeps what it has read already: a promise with its result beside it. */
function carried(result: { readonly value: string; readonly done: boolean }) {
	return Object.assign(Promise.resolve(), { result });
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
