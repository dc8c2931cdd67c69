import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

/** What axe is asked for: its own options, of which the journeys need these. */
type Question = {
	/** Rules to look at; all that axe has by default when left out. */
	readonly runOnly?: readonly string[];
	readonly rules?: Readonly<Record<string, { readonly enabled: boolean }>>;
};

type Found = {
	readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
};

declare global {
	interface Window {
		axe?: { run(within: string | Document, options: object): Promise<Found> };
	}
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * Looks for obstacles in a page as it stands. Bringing axe into a page takes longer than running it, so it stays there; there are no
 * frames of other hosts, which would need an axe of their own.
 * @param within a selector of the part that is looked at; the whole page when left out
 * @returns a line for each rule and place that breaks it
 */
export async function runAxe(page: Page, question: Question = {}, within?: string): Promise<string[]> {
	if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
	return page.evaluate(
		async ([options, within]) => {
			if (!window.axe) throw new Error("axe is not there");
			const { violations } = await window.axe.run(within ?? document, options);
			return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
		},
		[{ ...question, resultTypes: ["violations"] }, within] as const,
	);
}
