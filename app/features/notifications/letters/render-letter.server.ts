import { createElement } from "react";
import type { Letter, LetterContent } from "./letter.ts";
import { letterText } from "./letter-text.ts";

/**
 * Makes the two bodies of a letter. The drawing parts are loaded with the first letter: their package brings about 50 MB
 * of things letters do not use (measured), and a process that sends none should not carry it.
 */
export async function renderLetter(content: LetterContent): Promise<Letter> {
	const [{ render }, { LetterFrame }] = await Promise.all([
		import("@react-email/render"),
		import("./letter-frame.server.tsx"),
	]);
	const html = await render(createElement(LetterFrame, { content }));
	return { subject: content.subject, text: letterText(content), html, replyTo: content.school.email };
}
