import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

const MODULE = join(import.meta.dirname, "hear-stops.ts");

/** A program that hears signals, does `then`, and says so; then it is sent one. */
async function stopped(
	signal: NodeJS.Signals,
	then = "",
): Promise<[end: [number | null, string | null], said: string]> {
	const program = `
		const { hearStops } = await import(${JSON.stringify(MODULE)});
		const onStop = hearStops();
		${then}
		setInterval(() => undefined, 1000);
		console.log("up");`;
	const child = spawn(process.execPath, ["--input-type=module", "-e", program]);
	child.stdout.once("data", () => child.kill(signal));
	const [said, [code, killedBy]] = await Promise.all([text(child.stdout), once(child, "exit")]);
	return [[code, killedBy], said];
}

test.each([
	["SIGTERM", 143],
	["SIGINT", 130],
] as const)("a program that is not open yet hears %s and ends at once", async (signal, code) => {
	expect(await stopped(signal)).toEqual([[code, null], "up\n"]);
});

test("once it is told how, it stops that way", async () => {
	const told = await stopped("SIGTERM", "onStop((signal) => { console.log(signal); process.exit(0); });");
	expect(told).toEqual([[0, null], "up\nSIGTERM\n"]);
});
