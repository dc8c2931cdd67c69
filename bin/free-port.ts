import { createServer } from "node:net";

/** Below the range that Linux hands out by itself, so nobody is given the port between the look and its use. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A port of this machine that nobody listens on, for programs that must be told theirs. */
export async function findFreePort(): Promise<number> {
	for (;;) {
		const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
		if (await isFree(port)) return port;
	}
}

function isFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once("error", () => resolve(false));
		probe.listen(port, () => probe.close(() => resolve(true)));
	});
}
