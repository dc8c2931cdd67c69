import { HttpError } from "react-admin";
import { type CallOptions, call, refusalOf } from "./http.ts";

/**
 * Calls the accounts API for the signed-in account. better-auth answers 401 to a wrong code as well as to an ended session; only the end of
 * the session may look like one.
 */
export async function callAccount<Answer>(path: string, options?: CallOptions): Promise<Answer> {
	try {
		return await call<Answer>(path, options);
	} catch (error) {
		if (!(error instanceof HttpError) || error.status !== 401) throw error;
		const refusal = refusalOf(error);
		if (refusal.code === "INVALID_CODE") throw new HttpError(error.message, 400, refusal);
		throw new HttpError("errors.unauthenticated", 401, { code: "unauthenticated" });
	}
}
