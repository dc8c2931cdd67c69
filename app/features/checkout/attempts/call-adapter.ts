import type { Log } from "../../../platform/log.server.ts";
import type { ProviderFailure } from "../../payments/provider.ts";

/** A call that breaks inside an adapter is like one whose answer was lost: the bank may have done it, and must be asked. */
export async function callAdapter<Answer>(call: () => Promise<Answer>, log: Log): Promise<Answer | ProviderFailure> {
	try {
		return await call();
	} catch (error) {
		log.error("A bank's adapter broke", { error });
		return { ok: false, code: "unknown", reason: "exception" };
	}
}
