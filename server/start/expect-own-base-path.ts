import type { ServerBuild } from "react-router";
import { type Environment, EnvironmentError } from "../../app/platform/environment.server.ts";

/**
 * The addresses of a build lie below the path that it was built for.
 * @throws EnvironmentError where the environment names another: every page would be answered 404, and the school would seem well.
 */
export function expectOwnBasePath(
	{ basename = "/" }: Pick<ServerBuild, "basename">,
	{ BASE_PATH }: Pick<Environment, "BASE_PATH">,
): void {
	const built = basename.endsWith("/") ? basename : `${basename}/`;
	if (built === BASE_PATH) return;
	throw new EnvironmentError(
		`This program was built for BASE_PATH=${built}, not for ${BASE_PATH}. Set that one, or build it anew for the other.`,
	);
}
