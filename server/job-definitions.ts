import type { Clock } from "../app/platform/clock.server.ts";
import type { Environment } from "../app/platform/environment.server.ts";
import type { JobDefinition } from "../app/platform/jobs.server.ts";
import type { Log } from "../app/platform/log.server.ts";
import type { OpenDatabase } from "../database/open-database.server.ts";

type JobParts = {
	readonly environment: Environment;
	readonly database: OpenDatabase;
	readonly clock: Clock;
	readonly log: Log;
};

/** Everything that happens without a visitor: deliveries and what comes by the clock. */
export function jobDefinitions(_parts: JobParts): JobDefinition<never>[] {
	return [];
}
