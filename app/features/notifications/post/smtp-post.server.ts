import { createTransport, type NodemailerError } from "nodemailer";
import { type DeliveryFailure, failForGood, failForNow } from "../delivery/delivery-outcome.ts";
import type { Post } from "./post.ts";

/** Milliseconds. */
const CONNECTION_TIMEOUT = 10_000;
const SILENCE_TIMEOUT = 20_000;
/** A refused password or sender, a quota that is used up: a person mends the one, time the other; servers name no term. */
const PAUSE_WITHOUT_ACCESS_SECONDS = 300;

/** Hands letters to an SMTP server, one connection a letter. */
export function createSmtpPost(url: string): Post {
	const transport = createTransport({
		url,
		connectionTimeout: CONNECTION_TIMEOUT,
		greetingTimeout: CONNECTION_TIMEOUT,
		socketTimeout: SILENCE_TIMEOUT,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return async (message) => {
		try {
			const { messageId } = await transport.sendMail(message);
			return { ok: true, externalId: messageId };
		} catch (error) {
			return readFailure(error as NodemailerError);
		}
	};
}

/**
 * Codes only: the server's own words quote addresses. The letter is given up where its addressee or the letter itself was refused; where
 * the school was (the greeting, the password, the sender), every letter would be, so it waits.
 */
function readFailure({ code, responseCode, permanent, command }: NodemailerError): DeliveryFailure {
	const reason = ["smtp", code, responseCode].filter(Boolean).join(" ");
	if (!permanent) return failForNow(reason);
	const isOfLetter = command === "RCPT TO" || command === "DATA";
	return isOfLetter ? failForGood(reason) : failForNow(reason, PAUSE_WITHOUT_ACCESS_SECONDS);
}
