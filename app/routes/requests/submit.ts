import { openDoor } from "../open-door.server.ts";
import type { Route } from "./+types/submit";
import { receiveRequest } from "./receive-request.server.ts";
import { requestCookie } from "./request-cookie.server.ts";

/** The same form with script: the answer as JSON, the page stays where it is. */
export async function action(args: Route.ActionArgs) {
	const { environment } = await openDoor(args);
	const { answer, status, token } = await receiveRequest(args);
	const headers = new Headers({ "Cache-Control": "no-store" });
	if (token) headers.set("Set-Cookie", requestCookie(token, environment.publicUrl.startsWith("https:")));
	return Response.json(answer, { status, headers });
}
