/** Stops what was started and ends the process: with 0, or with 1 and the reason on standard error where stopping failed. */
export async function stopAndExit(stop: () => Promise<unknown>): Promise<void> {
	let code = 0;
	try {
		await stop();
	} catch (error) {
		code = 1;
		process.stderr.write(`The school did not stop in order: ${error instanceof Error ? error.stack : String(error)}\n`);
	}
	process.exit(code);
}
