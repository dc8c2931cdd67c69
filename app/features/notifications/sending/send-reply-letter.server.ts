import type { Database } from "../../../../database/open-database.server.ts";
import { localizePath } from "../../../i18n/locales.ts";
import type { Clock } from "../../../platform/clock.server.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import type { Channels } from "../delivery/channels.server.ts";
import { type DeliveryOutcome, failForGood } from "../delivery/delivery-outcome.ts";
import { getAnnouncedReply } from "../facts/get-announced-reply.server.ts";
import { commentReplyLetter } from "../letters/comment-reply.server.ts";
import { letterSchool } from "../letters/letter-school.ts";
import { postLetter } from "./post-letter.server.ts";

type ReplyMessage = { readonly id: string; readonly commentId: string; readonly createdAt: Date };

/** Writes and sends the letter about a reply to a comment; a mail program can end such letters by itself (RFC 8058). */
export async function sendReplyLetter(
	db: Database,
	{ commentId, ...message }: ReplyMessage,
	{ channels, clock, siteUrl }: { channels: Pick<Channels, "letter">; clock: Clock; siteUrl: string },
): Promise<DeliveryOutcome> {
	const reply = await getAnnouncedReply(db, { id: commentId, now: clock.now() });
	if (!reply) return failForGood(MOOT.noReader);
	const { locale, settings } = reply;
	const address = (path: string) => siteUrl + localizePath(path, locale);
	const unsubscribeUrl = address(`/blog/unsubscribe/${reply.unsubscribeToken}`);
	const letter = await commentReplyLetter({
		locale,
		name: reply.name,
		replier: reply.replier,
		isStaff: reply.isStaff,
		text: reply.text,
		postTitle: reply.title,
		replyUrl: `${address(`/blog/${reply.slug}`)}#comment-${reply.id}`,
		unsubscribeUrl,
		myDataUrl: address(`/my/${reply.unsubscribeToken}`),
		siteUrl: address("/"),
		school: letterSchool(settings, locale),
	});
	return postLetter(channels, message, {
		...letter,
		to: reply.email,
		headers: { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
	});
}
