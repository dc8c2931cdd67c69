import type { Locale } from "../../../shared/localized.ts";
import { greetingName } from "./greeting-name.ts";
import type { Letter, LetterSchool } from "./letter.ts";
import { letterWords } from "./letter-words.ts";
import { renderLetter } from "./render-letter.server.ts";

export type CommentReply = {
	readonly locale: Locale;
	/** Who is written to. */
	readonly name: string;
	readonly replier: string;
	/** Whether the school itself answered: its name is shown as it is. */
	readonly isStaff: boolean;
	/** Was moderated by staff before it was shown. */
	readonly text: string;
	readonly postTitle: string;
	/** Absolute, with the fragment of the reply. */
	readonly replyUrl: string;
	/** Absolute; unsubscribes from these letters. */
	readonly unsubscribeUrl: string;
	/** `/my/:token`, absolute. */
	readonly myDataUrl: string;
	readonly siteUrl: string;
	readonly school: LetterSchool;
};

/** The letter to someone whose comment was answered. */
export function commentReplyLetter(reply: CommentReply): Promise<Letter> {
	const { locale, postTitle, replyUrl, unsubscribeUrl, myDataUrl, school, siteUrl } = reply;
	const say = letterWords(locale);
	const name = greetingName(reply.name);
	const replier = reply.isStaff ? reply.replier : (greetingName(reply.replier) ?? say("commentReply.somebody"));
	return renderLetter({
		locale,
		subject: say("commentReply.subject", { title: postTitle.replace(/\s+/g, " ") }),
		preview: say("commentReply.lead", { replier, title: postTitle }),
		heading: say("commentReply.heading"),
		parts: [
			{ kind: "paragraph", text: name ? say("commentReply.hello", { name }) : say("commentReply.helloNobody") },
			{ kind: "lead", text: say("commentReply.lead", { replier, title: postTitle }) },
			...reply.text.split(/\n{2,}/).map((text) => ({ kind: "paragraph" as const, text })),
			{ kind: "button", label: say("commentReply.open"), href: replyUrl },
			{ kind: "small", text: say("commentReply.why", { site: siteUrl }) },
			{ kind: "small", text: say("commentReply.unsubscribe", { url: unsubscribeUrl }) },
			{ kind: "small", text: say("commentReply.myData", { url: myDataUrl }) },
		],
		school,
		siteUrl,
	});
}
