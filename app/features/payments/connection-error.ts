/** Failures before a single byte of the request left: the other side cannot have done anything. */
const NEVER_SENT = new Set([
	"ECONNREFUSED",
	"ENOTFOUND",
	"EAI_AGAIN",
	"EHOSTUNREACH",
	"ENETUNREACH",
	"UND_ERR_CONNECT_TIMEOUT",
	"ERR_TLS_CERT_ALTNAME_INVALID",
	"CERT_HAS_EXPIRED",
	"DEPTH_ZERO_SELF_SIGNED_CERT",
	"SELF_SIGNED_CERT_IN_CHAIN",
	"UNABLE_TO_VERIFY_LEAF_SIGNATURE",
	"UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
]);
/** More causes than any library puts behind an error. */
const DEEPEST = 5;

/** Whether a failed call surely never reached the other side, by the error or by any of its causes. */
export function wasNeverSent(error: unknown): boolean {
	return isOfConnecting(error, 0);
}

/** `detail` is where Stripe's SDK keeps the cause. */
function isOfConnecting(error: unknown, depth: number): boolean {
	if (!(error instanceof Error) || depth > DEEPEST) return false;
	const { code, syscall, detail } = error as Error & { code?: unknown; syscall?: unknown; detail?: unknown };
	if (syscall === "connect" || syscall === "getaddrinfo") return true;
	if (typeof code === "string" && NEVER_SENT.has(code)) return true;
	return isOfConnecting(error.cause, depth + 1) || isOfConnecting(detail, depth + 1);
}
