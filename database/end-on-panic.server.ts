import type { messages, PGlite } from "@electric-sql/pglite";
import { createLog } from "../app/platform/log.server.ts";

/**
 * Ends the process with code 1 and a line in the log once the embedded database panics, as a PostgreSQL server ends itself then: the disk
 * fails, accepts no more writes, or has no room for the next segment of the database's log. The lock of that log is never released
 * afterwards, so the next commit would wait for it for ever inside the database, and nothing else in the process would run. What was
 * acknowledged is on the disk, and the next start finds it as after a kill.
 */
export function endOnPanic(pglite: PGlite): void {
	const ask = pglite.execProtocolStream.bind(pglite);
	pglite.execProtocolStream = async (message, options) => {
		try {
			return await ask(message, options);
		} catch (error) {
			// Before the caller learns of it: the database is still locked for this query, and the next one would hang.
			const { severity, code, message: reason } = error as messages.DatabaseError;
			if (severity === "PANIC") end({ code, reason });
			throw error;
		}
	};
}

/** At any log level: the last words of a process are always logged. */
function end(why: { readonly code: string | undefined; readonly reason: string }): never {
	createLog("error").error(
		"The embedded database cannot write to its disk and has ended, and the process with it",
		why,
	);
	process.exit(1);
}
