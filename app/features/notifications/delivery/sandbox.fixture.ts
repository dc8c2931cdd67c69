import type { Delivery } from "../../../../sandbox/delivery-book.ts";
import { type SandboxOptions, startSandbox } from "../../../../sandbox/start-sandbox.ts";

export type TestSandbox = AsyncDisposable & {
	readonly url: string;
	/** Makes a channel misbehave, for one call unless `count` says otherwise. */
	switchTo(order: { channel: "telegram" | "crm"; mode: string; count?: number; retryAfter?: number }): Promise<void>;
	/** What was carried out, newest first. */
	done(): Promise<Delivery[]>;
};

/** The real stand-ins on a free port, spoken to over HTTP like the services they stand for. */
export async function openTestSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
	const sandbox = await startSandbox({ port: 0, slowMs: 400, ...options });
	return {
		url: sandbox.url,
		async switchTo(order) {
			const body = JSON.stringify({ count: 1, ...order });
			const response = await fetch(`${sandbox.url}/switch`, { method: "POST", body });
			if (!response.ok) throw new Error(`The switch answered ${response.status}`);
		},
		async done() {
			const response = await fetch(`${sandbox.url}/deliveries.json`);
			return ((await response.json()) as Delivery[]).filter(({ done }) => done);
		},
		[Symbol.asyncDispose]: sandbox.stop,
	};
}
