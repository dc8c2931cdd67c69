import { data, redirect } from "react-router";
import { localizePath } from "../../i18n/locales.ts";
import { type openDoor, withoutBase } from "../open-door.server.ts";
import type { ReceivedRequest } from "./receive-request.server.ts";
import { requestCookie } from "./request-cookie.server.ts";

type Door = Pick<Awaited<ReturnType<typeof openDoor>>, "environment" | "locale">;

/** Without script: a page for each outcome, the same one with the errors for a form that is not in order. */
export function answerByPage({ environment, locale }: Door, { answer, status, token }: ReceivedRequest) {
	if (answer.state === "errors") return data(answer, { status });
	if (answer.state === "already") return redirect(localizePath("/request/already", locale), 303);
	const sent = () => localizePath(`/request/sent/${token}`, locale);
	return redirect(answer.state === "moved" ? withoutBase(answer.to) : sent(), {
		status: 303,
		headers: token ? { "Set-Cookie": requestCookie(token, environment.publicUrl.startsWith("https:")) } : {},
	});
}

/** With script: the answer as JSON, the page stays where it is. */
export function answerByJson({ environment }: Door, { answer, status, token }: ReceivedRequest): Response {
	const headers = new Headers({ "Cache-Control": "no-store" });
	if (token) headers.set("Set-Cookie", requestCookie(token, environment.publicUrl.startsWith("https:")));
	return Response.json(answer, { status, headers });
}
