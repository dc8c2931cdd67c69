import { type Environment, parseEnvironment } from "../../app/platform/environment.server.ts";
import { explainFailure } from "./explain-failure.ts";

/** Does what the program was started for, in its environment. Exits with 1 and one sentence when it cannot. */
export async function runOrExplain(work: (environment: Environment) => Promise<void>): Promise<void> {
	let environment: Environment | undefined;
	try {
		environment = parseEnvironment(process.env);
		await work(environment);
	} catch (error) {
		process.stderr.write(`${explainFailure(error, environment)}\n`);
		process.exit(1);
	}
}
