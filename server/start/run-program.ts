import { EnvironmentError, parseEnvironment } from "../../app/platform/environment.server.ts";
import { DataFolderInUseError } from "../../app/platform/process-lock.server.ts";
import { BackupError } from "../../database/backup/manifest.ts";
import { withoutDeadline } from "../../database/question-deadline.server.ts";
import { announce } from "../announce.ts";
import { isCommand, runCommand } from "../commands/run-command.ts";
import { builtClientFolder, startServer } from "./start-server.ts";

/**
 * The built program. Exits with 1 and one sentence when it cannot start. Named a command, it does that one thing instead.
 * @param folder where it lies, beside the files for the browser.
 */
export async function runProgram(folder: string): Promise<void> {
	try {
		await openOrObey(folder);
	} catch (error) {
		process.stderr.write(`${explain(error)}\n`);
		process.exit(1);
	}
}

async function openOrObey(folder: string): Promise<void> {
	const startedAt = performance.now();
	const environment = parseEnvironment(process.env);
	const [command, place] = process.argv.slice(2);
	if (command !== undefined) {
		if (!isCommand(command)) throw new BackupError(`There is no command ${command}.`);
		return withoutDeadline(() => runCommand(environment, command, place));
	}
	const build = await import("virtual:react-router/server-build");
	const server = await startServer({ environment, build, clientFolder: builtClientFolder(folder) });
	announce(`The school is open at ${server.url} (ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s).`);
	if (server.sandboxUrl) announce(`Letters and messages of this demonstration are shown at ${server.sandboxUrl}`);
	if (server.missing) announce(server.missing);

	let stopping = false;
	const stop = (signal: string) => {
		if (stopping) return;
		stopping = true;
		announce(`${signal}: finishing what is under way.`);
		server.stop().then(
			() => process.exit(0),
			() => process.exit(1),
		);
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
}

function explain(error: unknown): string {
	const isExpected = [EnvironmentError, DataFolderInUseError, BackupError].some((kind) => error instanceof kind);
	if (isExpected) return (error as Error).message;
	const { code, port } = error as NodeJS.ErrnoException & { port?: number };
	if (code === "EADDRINUSE") return `Port ${port} is taken by another program. Stop it, or set another PORT.`;
	if (code === "EACCES" && port) return `Port ${port} needs more rights than this program has. Set another PORT.`;
	return `The school could not open: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
