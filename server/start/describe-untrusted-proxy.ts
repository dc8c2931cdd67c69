import type { Environment } from "../../app/platform/environment.server.ts";

/**
 * One line for the person at the terminal: visitors connect by TLS, which only a proxy can have terminated, but TRUST_PROXY does not allow
 * it to say who they are. Undefined where it does, and where there is no proxy.
 */
export function describeUntrustedProxy(environment: Pick<Environment, "isSecure" | "TRUST_PROXY">): string | undefined {
	if (!environment.isSecure || environment.TRUST_PROXY) return undefined;
	return "PUBLIC_URL is https, so visitors come through a proxy, and TRUST_PROXY is not 1: all of them look like one, share one limit of forms, and notifications of banks may be refused. Set TRUST_PROXY=1 and let the proxy write X-Forwarded-For.";
}
