export type Row = {
	readonly name: string;
	readonly value: string;
	readonly goal?: string;
	readonly isReached?: boolean;
};

/** Prints measurements as a Markdown table, ready for the README. Timing never decides a test, so nothing fails here. */
export function printTable(rows: readonly Row[]): void {
	process.stdout.write("| measured | value | goal |\n|---|---|---|\n");
	for (const { name, value, goal, isReached } of rows) {
		const verdict = goal ? `${goal}${isReached ? "" : " (not reached)"}` : "";
		process.stdout.write(`| ${name} | ${value} | ${verdict} |\n`);
	}
}
