import { join } from "node:path";
import type { Environment } from "../../app/platform/environment.server.ts";
import { type Sandbox, startSandbox } from "../../sandbox/start-sandbox.ts";

/** Starts the stand-ins of outside services where they may run; on a free port when the usual one is taken. */
export async function startStandIns(environment: Environment, mailFolder: string): Promise<Sandbox | undefined> {
	if (!environment.sandboxAllowed) return undefined;
	const options = {
		mailFolder,
		file: join(environment.DATA_DIR, "sandbox.jsonl"),
		banks: { file: join(environment.DATA_DIR, "banks.jsonl"), publicUrl: environment.SANDBOX_URL },
	};
	const port = environment.SANDBOX_PORT ?? (environment.PORT === 0 ? 0 : environment.PORT + 1);
	try {
		return await startSandbox({ port, ...options });
	} catch (error) {
		const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
		if (!isTaken || environment.SANDBOX_PORT !== undefined) throw error;
		return startSandbox({ port: 0, ...options });
	}
}
