import { errorCode, innerOf } from "../shared/error-code.ts";

/** Why nothing can be read or saved now, for reasons that pass by themselves or that somebody can fix. */
export type Outage = "unreachable" | "readOnly" | "held" | "full" | "filesAway";

/** Seconds after which it is worth another try. */
export const OUTAGE_AGAIN_S = 30;

/** A request that cannot be answered while an outage lasts. */
export class OutageError extends Error {
	readonly outage: Outage;

	constructor(outage: Outage, cause: unknown) {
		super(OUTAGES[outage], { cause });
		this.outage = outage;
	}
}

/** One sentence for the log each. */
export const OUTAGES: Readonly<Record<Outage, string>> = {
	unreachable: "The database does not answer",
	readOnly: "The database can only be read: nothing can be saved",
	held: "The database gave a question up: a lock was held for too long, or somebody called it off",
	full: "The disk is full: nothing can be saved until there is room where the database lives",
	filesAway: "The store of files does not answer",
};

/** Codes of PostgreSQL (appendix A of its documentation) and of the operating system. */
const FULL = new Set(["53100", "ENOSPC", "EDQUOT"]);
/** A standby, or a database that its keeper has shut to writes. */
const READ_ONLY = "25006";
const UNREACHABLE = new Set([
	// Too many connections; out of memory; shutting down; crashed; starting.
	..."53300 53200 57P01 57P02 57P03".split(" "),
	// Said nothing for too long.
	"25P03",
	..."ECONNREFUSED ECONNRESET ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ETIMEDOUT EPIPE".split(" "),
]);
/** A wait for a lock that took too long, or a query cancelled by the operator of the database. It answers others, and other queries. */
const HELD = new Set(["55P03", "57014"]);
/** What the driver says without a code. */
const SAYS_LOST =
	/^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Cannot use a pool after)/;

/** The outage behind an error; undefined when the error is a fault of the program. */
export function findOutage(error: unknown): Outage | undefined {
	if (error instanceof OutageError) return error.outage;
	if (!(error instanceof Error)) return undefined;
	const code = errorCode(error);
	if (code && FULL.has(code)) return "full";
	if (code === READ_ONLY) return "readOnly";
	if (code && HELD.has(code)) return "held";
	// Class 08: every kind of broken connection.
	if (code && (UNREACHABLE.has(code) || /^08\w{3}$/.test(code))) return "unreachable";
	if (SAYS_LOST.test(error.message)) return "unreachable";
	const inner = innerOf(error);
	return inner === undefined ? undefined : findOutage(inner);
}

/** How the log names the cause of an outage: by the code where there is one, else in the words of the driver or the network. */
export function causeOf(outage: unknown): string {
	if (!(outage instanceof Error)) return String(outage);
	const code = errorCode(outage);
	if (code !== undefined) return code;
	const inner = innerOf(outage);
	return inner === undefined ? outage.message : causeOf(inner);
}
