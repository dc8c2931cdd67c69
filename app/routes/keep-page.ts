import { data, isRouteErrorResponse } from "react-router";

/**
 * Sends a form so that without a connection, and when the school fails, the page stays with what was typed. After a status like this
 * one the router does not read the page again, which would fail as well.
 */
export async function keepPage<Answer>(send: () => Promise<Answer>) {
	try {
		return await send();
	} catch (error) {
		if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)) throw error;
		return data({ lost: navigator.onLine ? ("failed" as const) : ("offline" as const) }, { status: 503 });
	}
}
