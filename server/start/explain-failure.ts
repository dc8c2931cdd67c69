import { resolve, sep } from "node:path";
import { type Environment, EnvironmentError } from "../../app/platform/environment.server.ts";
import { findOutage, OUTAGES } from "../../app/platform/outage.server.ts";
import { DataFolderInUseError } from "../../app/platform/process-lock.server.ts";
import { CommandError } from "../../database/command-error.ts";

type Failure = Partial<NodeJS.ErrnoException> & {
	readonly port?: number;
	readonly address?: string;
	readonly hostname?: string;
};

/** Errors whose message is written for the person at the terminal. */
const TOLD = [EnvironmentError, DataFolderInUseError, CommandError];
/** What PostgreSQL says of roles and passwords, and of databases that are not there (appendix A of its documentation). */
const REFUSED = /^(?:28|3D)/;
/** What the driver and the runtime say of a connection by TLS, https://nodejs.org/api/tls.html#x509-certificate-error-codes. */
const UNTRUSTED = new Set([
	..."SELF_SIGNED_CERT_IN_CHAIN DEPTH_ZERO_SELF_SIGNED_CERT UNABLE_TO_GET_ISSUER_CERT UNABLE_TO_GET_ISSUER_CERT_LOCALLY".split(
		" ",
	),
	..."UNABLE_TO_VERIFY_LEAF_SIGNATURE CERT_UNTRUSTED CERT_HAS_EXPIRED ERR_TLS_CERT_ALTNAME_INVALID".split(" "),
]);
const SAYS_NO_TLS = "The server does not support SSL connections";
const UNREACHED_FILE = new Set(["EACCES", "EPERM", "EROFS", "EIO", "EEXIST", "ENOTDIR", "EISDIR"]);

/** Why the program could not do what it was started for: one sentence that names the value to change, or the place of a bug. */
export function explainFailure(error: unknown, environment: Environment | undefined): string {
	if (TOLD.some((kind) => error instanceof kind)) return (error as Error).message;
	const failure: Failure = error instanceof Error ? error : {};
	const known =
		environment &&
		(explainDoor(failure, environment) ?? explainDatabase(failure, environment) ?? explainFile(failure, environment));
	return known ?? `The school could not open: ${failure.stack ?? failure.message ?? String(error)}`;
}

function explainDoor({ syscall, code, port, address, hostname }: Failure, environment: Environment) {
	if (syscall === "getaddrinfo" && hostname !== undefined && hostname === environment.HOST) {
		return `HOST: ${hostname} is no address of this machine.`;
	}
	if (syscall !== "listen") return undefined;
	if (code === "EADDRNOTAVAIL") return `HOST: ${address} is no address of this machine.`;
	const isOfStandIns = port !== environment.PORT && port === environment.SANDBOX_PORT;
	const remedy = `set another ${isOfStandIns ? "SANDBOX_PORT" : "PORT"}.`;
	if (code === "EADDRINUSE") return `Port ${port} is taken by another program. Stop it, or ${remedy}`;
	return code === "EACCES" ? `Port ${port} needs more rights than this program has: ${remedy}` : undefined;
}

function explainDatabase(failure: Failure, { DATABASE_URL }: Environment) {
	const { code = "", message } = failure;
	const outage = findOutage(failure);
	if (outage === "full" || outage === "held" || outage === "readOnly") return `${OUTAGES[outage]}.`;
	if (!DATABASE_URL) return undefined;
	// A host with addresses of both IP versions, like localhost, fails with a code but no message.
	if (outage === "unreachable") return `DATABASE_URL: the database does not answer (${message || code}).`;
	return (
		explainTls(failure, DATABASE_URL) ??
		(REFUSED.test(code) ? `DATABASE_URL: the database refuses: ${message}.` : undefined)
	);
}

function explainTls({ code = "", message, path }: Failure, address: string): string | undefined {
	const authority = URL.parse(address)?.searchParams.get("sslrootcert") ?? undefined;
	if (authority !== undefined && path === authority)
		return `DATABASE_URL: sslrootcert ${path} cannot be read (${code}).`;
	if (message === SAYS_NO_TLS) return "DATABASE_URL: the database speaks no TLS, which sslmode asks for.";
	if (!UNTRUSTED.has(code)) return undefined;
	return `DATABASE_URL: the certificate of the database is not trusted (${code}): name the file of its authority with sslrootcert=…, and its host as the certificate does.`;
}

function explainFile({ code = "", syscall, path }: Failure, { DATA_DIR }: Environment): string | undefined {
	// A folder cannot be made below a link to what is not there; a missing file is a bug.
	const isLeadingNowhere = code === "ENOENT" && syscall === "mkdir";
	if (path === undefined || !(isLeadingNowhere || UNREACHED_FILE.has(code))) return undefined;
	const [place, folder] = [resolve(path) + sep, resolve(DATA_DIR) + sep];
	const isOfData = place.startsWith(folder) || folder.startsWith(place);
	const name = isOfData ? "DATA_DIR: " : "";
	if (isLeadingNowhere) return `${name}${path} cannot be made: a link on the way leads to what is not there (${code}).`;
	return `${name}${path} is not this program's to read and write (${code}).`;
}
