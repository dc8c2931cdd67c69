import type { ServerBuild } from "react-router";
import { type Environment, EnvironmentError } from "../../app/platform/environment.server.ts";

/**
 * Checks that the environment names the base path that the build was made for.
 * @throws EnvironmentError where it names another: every page would be answered 404, while the school would seem healthy.
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
