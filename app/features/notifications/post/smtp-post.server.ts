import { createTransport, type NodemailerError } from "nodemailer";
import { type DeliveryFailure, failForGood, failForNow } from "../delivery/delivery-outcome.ts";
import type { Post } from "./post.ts";

/** Milliseconds. */
const CONNECTION_TIMEOUT = 10_000;
const SILENCE_TIMEOUT = 20_000;

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

/** Codes only: the server's own words quote addresses. A refused password is mended in the settings, so the letter waits. */
function readFailure({ code, responseCode, permanent }: NodemailerError): DeliveryFailure {
	const reason = ["smtp", code, responseCode].filter(Boolean).join(" ");
	return permanent && code !== "EAUTH" ? failForGood(reason) : failForNow(reason);
}
