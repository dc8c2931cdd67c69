import { type DeliveryOutcome, failForGood } from "../delivery/delivery-outcome.ts";
import { createFolderPost } from "./folder-post.server.ts";
import { createSmtpPost } from "./smtp-post.server.ts";

export type MailerOptions = {
	/** `smtp://` or `smtps://` with user and password; without it letters become files. Never logged. */
	readonly smtpUrl?: string;
	/** Where letters are filed as `.eml` when there is no SMTP server. */
	readonly folder: string;
	/** `Orbita <hello@orbita.example>` or the bare address. */
	readonly from: string;
};

export type OutgoingLetter = {
	/** One bare address. */
	readonly to: string;
	readonly subject: string;
	readonly text: string;
	readonly html: string;
	/** One bare address; answers go to the sender without it. */
	readonly replyTo?: string;
	readonly headers?: Readonly<Record<string, string>>;
	/** Unique for the letter and the same at every attempt, such as the id of its outgoing message. */
	readonly messageId: string;
	/** When the letter was ordered; now by default. The same one at every attempt keeps a repeated file from becoming a second letter. */
	readonly date?: Date;
};

export type Mailer = { send(letter: OutgoingLetter): Promise<DeliveryOutcome> };

const ONE_ADDRESS = /^[^\s,;:<>"@]+@[^\s,;:<>"@]+$/;

/**
 * Letters by SMTP, or as files where there is no server. A line break in anything that becomes a header is refused for good:
 * it would let a visitor write headers of his own.
 */
export function createMailer({ smtpUrl, folder, from }: MailerOptions): Mailer {
	const post = smtpUrl ? createSmtpPost(smtpUrl) : createFolderPost(folder);
	const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
	return {
		async send(letter) {
			const { to, replyTo = "", subject, text, html, headers = {}, messageId, date = new Date() } = letter;
			const headerTexts = [from, to, replyTo, subject, messageId, ...Object.entries(headers).flat()];
			if (headerTexts.some(breaksLine)) return failForGood("line-break-in-header");
			if (!ONE_ADDRESS.test(to)) return failForGood("bad-address");
			const id = messageId.replace(/^<|>$/g, "");
			return post(
				{
					from,
					// As an object: a string with a comma would be read as several recipients.
					to: { name: "", address: to },
					...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
					subject,
					text,
					html,
					headers: { "Auto-Submitted": "auto-generated", ...headers },
					messageId: id.includes("@") ? `<${id}>` : `<${id}@${domain}>`,
					date,
				},
				id,
			);
		},
	};
}

function breaksLine(text: string): boolean {
	return /[\r\n\0]/.test(text);
}
