/** Prints progress for the person at the terminal; logs go elsewhere. */
export function announce(line: string): void {
	process.stdout.write(`${line}\n`);
}
