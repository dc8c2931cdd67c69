import { HttpError } from "react-admin";
import { type CallOptions, call } from "./http.ts";
import { type Session, session } from "./session.ts";

type Call = <Answer>(path: string, options?: CallOptions) => Promise<Answer>;

/** The same call for a session that may have ended: it waits until the person has signed in again and is then made anew. */
export function keepSession(make: Call, kept: Pick<Session, "ask">): Call {
	return async function callAgain<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
		try {
			return await make<Answer>(path, options);
		} catch (error) {
			const isOver = error instanceof HttpError && error.status === 401;
			if (!isOver || !(await kept.ask({ isDeed: (options.method ?? "GET") !== "GET" }))) throw error;
			return callAgain<Answer>(path, options);
		}
	};
}

/** Calls what is only for people who are signed in. */
export const callInSession = keepSession(call, session);
