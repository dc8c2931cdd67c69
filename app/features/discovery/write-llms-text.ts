/** A link of `llms.txt`: what stands there, and what it says in a sentence. */
export type LlmsLink = { readonly title: string; readonly url: string; readonly about?: string | undefined };

export type LlmsText = {
	readonly title: string;
	readonly summary: string;
	/** Sentences that hold for the whole school. */
	readonly facts: readonly string[];
	readonly sections: readonly { readonly title: string; readonly links: readonly LlmsLink[] }[];
};

/** Markdown as llmstxt.org describes it: a name, a summary, facts, lists of links under headings. Empty lists are left out. */
export function writeLlmsText({ title, summary, facts, sections }: LlmsText): string {
	const lists = sections
		.filter(({ links }) => links.length > 0)
		.map((section) => `## ${plain(section.title)}\n\n${section.links.map(writeLink).join("\n")}\n`);
	return `# ${plain(title)}\n\n> ${plain(summary)}\n\n${facts.map((fact) => `- ${plain(fact)}`).join("\n")}\n\n${lists.join("\n")}`;
}

function writeLink({ title, url, about }: LlmsLink): string {
	return `- [${plain(title).replace(/[[\]]/g, "\\$&")}](${url})${about ? `: ${plain(about)}` : ""}`;
}

/** One line of text; typography that a machine has no use for is plain. */
function plain(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}
