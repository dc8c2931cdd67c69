import { data, redirect } from "react-router";
import type { RequestAnswer } from "../../features/requests/submitting/request-answer.ts";
import { localizePath } from "../../i18n/locales.ts";
import type { Door } from "../open-door.server.ts";
import { withoutBase } from "../without-base.server.ts";
import type { ReceivedRequest } from "./confirm-request.server.ts";
import { requestCookie } from "./request-cookie.server.ts";

type PartOfDoor = Pick<Door, "environment" | "locale">;

/** Without script: a page for each outcome, the same one with the errors for a form that is not in order. */
export function answerByPage({ environment, locale }: PartOfDoor, { answer, status, tokens, kind }: ReceivedRequest) {
	if (answer.state === "errors") return data(answer, { status });
	return redirect(answer.state === "moved" ? withoutBase(answer.to) : localizePath(pageOf(answer, kind), locale), {
		status: 303,
		headers: tokens ? { "Set-Cookie": requestCookie(tokens, environment.isSecure) } : {},
	});
}

/** A first request from another browser is not among this one's: its page is given the kind instead, and looks at none of them. */
function pageOf(answer: Extract<RequestAnswer, { state: "sent" | "already" }>, kind: ReceivedRequest["kind"]): string {
	if (answer.state === "sent") return `/request/sent/${answer.confirmation.token}`;
	return answer.own || !kind ? "/request/already" : `/request/already?kind=${kind}`;
}

/** With script: the answer as JSON, the page stays where it is. */
export function answerByJson({ environment }: PartOfDoor, { answer, status, tokens }: ReceivedRequest): Response {
	const headers = new Headers({ "Cache-Control": "no-store" });
	if (tokens) headers.set("Set-Cookie", requestCookie(tokens, environment.isSecure));
	return Response.json(answer, { status, headers });
}
