import AxeBuilder from "@axe-core/playwright";
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

/**
 * Looks for obstacles in a page as it stands. Bringing axe into a page takes longer than running it, so it stays there; there are no
 * frames of other hosts, which a second page would have to be opened for.
 * @param within a selector of the part that is looked at; the whole page when left out
 * @returns a line for each rule and place that breaks it
 */
export async function runAxe(page: Page, question: Question = {}, within?: string): Promise<string[]> {
	const { violations } = await ask(page, { ...question, resultTypes: ["violations"] }, within);
	return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

async function ask(page: Page, options: object, within?: string): Promise<Found> {
	if (!(await page.evaluate(() => window.axe !== undefined))) {
		const axe = new AxeBuilder({ page }).setLegacyMode().options(options);
		return (within ? axe.include(within) : axe).analyze();
	}
	return page.evaluate(
		async ([options, within]) => {
			const found = await window.axe?.run(within ?? document, options);
			// Nodes hold elements, which cannot leave the page.
			return {
				violations: (found?.violations ?? []).map(({ id, nodes }) => ({
					id,
					nodes: nodes.map(({ html }) => ({ html })),
				})),
			};
		},
		[options, within] as const,
	);
}
