import { join } from "node:path";
import type { Environment } from "../../app/platform/environment.server.ts";
import { errorCode } from "../../app/shared/error-code.ts";
import { type Sandbox, startSandbox } from "../../sandbox/start-sandbox.ts";

const LAST_PORT = 65_535;

/** Starts the stand-ins of outside services where they may run; on a free port when the usual one is taken. */
export async function startStandIns(environment: Environment, mailFolder: string): Promise<Sandbox | undefined> {
	if (!environment.sandboxAllowed) return undefined;
	const options = {
		mailFolder,
		file: join(environment.DATA_DIR, "sandbox.jsonl"),
		banks: { file: join(environment.DATA_DIR, "banks.jsonl"), publicUrl: environment.SANDBOX_URL },
	};
	const port = environment.SANDBOX_PORT ?? nextPort(environment.PORT);
	try {
		return await startSandbox({ port, ...options });
	} catch (error) {
		const isTaken = errorCode(error) === "EADDRINUSE";
		if (!isTaken || environment.SANDBOX_PORT !== undefined) throw error;
		return startSandbox({ port: 0, ...options });
	}
}

/** The port after this one; 0, which stands for any free port, stays 0. */
function nextPort(port: number): number {
	return port === 0 || port === LAST_PORT ? 0 : port + 1;
}
