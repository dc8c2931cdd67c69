import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";

/** After a form that was lost on the way the router does not read the page again, which would fail as well. */
export const LOST_STATUS = 503;

/** Sends a form so that without a connection, and when the school fails, the page stays with what was typed. */
export async function keepPage<Answer>(send: () => Promise<Answer>) {
	try {
		return await send();
	} catch (error) {
		if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)) throw error;
		return data({ lost: navigator.onLine ? ("failed" as const) : ("offline" as const) }, { status: LOST_STATUS });
	}
}

/**
 * For a page whose state may have changed when a form is refused: it is read again after every answer, except when the form was lost on the
 * way.
 */
export function readAfterAnswer({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	if (actionResult === undefined) return defaultShouldRevalidate;
	return !(typeof actionResult === "object" && actionResult !== null && "lost" in actionResult);
}
