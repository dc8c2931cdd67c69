import { existsSync } from "node:fs";

/** Debian's packages with a browser for journeys: the one without windows first, which opens pages with a third less work. */
export const BROWSER_PACKAGES = ["chromium-headless-shell", "chromium"] as const;

/** The path of the browser for the journeys; undefined when the machine has none. */
export function findBrowser(): string | undefined {
	const known = BROWSER_PACKAGES.map((name) => `/usr/bin/${name}`);
	return [process.env.CHROMIUM ?? known].flat().find((path) => existsSync(path));
}
