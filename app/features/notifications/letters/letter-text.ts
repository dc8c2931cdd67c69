import type { LetterContent, LetterPart } from "./letter.ts";

/** A letter as plain text: paragraphs separated, addresses on lines of their own. */
export function letterText({ heading, parts, school, siteUrl }: LetterContent): string {
	const signature = [school.name, school.phone, school.email, siteUrl].join("\n");
	// "-- " begins a signature in mail programs (RFC 3676, section 4.3).
	return [heading, ...parts.map(partText), `-- \n${signature}`].join("\n\n").concat("\n");
}

function partText(part: LetterPart): string {
	if (part.kind === "facts") return part.facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
	if (part.kind === "button") return `${part.label}:\n${part.href}`;
	return part.text;
}
