import { join } from "node:path";
import type { Environment } from "../../app/platform/environment.server.ts";
import { CommandError } from "../../database/command-error.ts";
import { withoutDeadline } from "../../database/question-deadline.server.ts";
import { announce } from "../announce.ts";
import { isCommand, runCommand } from "../commands/run-command.ts";
import { describeUntrustedProxy } from "./describe-untrusted-proxy.ts";
import { expectOwnBasePath } from "./expect-own-base-path.ts";
import type { OnStop } from "./hear-stops.ts";
import { holdBuild } from "./hold-build.ts";
import { runOrExplain } from "./run-or-explain.ts";
import { builtClientFolder, startServer } from "./start-server.ts";
import { stopAndExit } from "./stop-and-exit.ts";

/**
 * The built program. Exits with 1 and one sentence when it cannot start. Given the name of a command, it runs only that.
 * @param folder where it is, beside the files for the browser.
 * @param onStop is given the way to stop it once it is open.
 */
export async function runProgram(folder: string, onStop: OnStop): Promise<void> {
	await runOrExplain((environment) => openOrObey(environment, { folder, onStop }));
}

type Surroundings = { readonly folder: string; readonly onStop: OnStop };

async function openOrObey(environment: Environment, { folder, onStop }: Surroundings): Promise<void> {
	const startedAt = performance.now();
	const [command, place] = process.argv.slice(2);
	if (command !== undefined) {
		if (!isCommand(command)) throw new CommandError(`There is no command ${command}.`);
		return withoutDeadline(() => runCommand(environment, command, place));
	}
	const build = await import("virtual:react-router/server-build");
	expectOwnBasePath(build, environment);
	const server = await startServer({ environment, build, clientFolder: builtClientFolder(folder) });
	const letGo = await holdBuild(join(folder, ".."));
	announce(`The school is open at ${server.url} (ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s).`);
	if (server.sandboxUrl) announce(`Letters and messages of this demonstration are shown at ${server.sandboxUrl}`);
	if (server.missing) announce(server.missing);
	const unsafe = describeUntrustedProxy(environment);
	if (unsafe) announce(unsafe);

	let stopping = false;
	onStop((signal) => {
		if (stopping) return;
		stopping = true;
		announce(`${signal}: finishing what is under way.`);
		void stopAndExit(() => server.stop().finally(letGo));
	});
}
