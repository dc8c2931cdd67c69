import { z } from "zod";
import type { Fetch } from "../../../platform/fetch-once.server.ts";
import { callService } from "../delivery/call-service.server.ts";
import { type DeliveryFailure, type DeliveryOutcome, failForGood, failForNow } from "../delivery/delivery-outcome.ts";
import { telegramHtml } from "./telegram-html.ts";

export type TelegramOptions = {
	/** `https://api.telegram.org`, a Bot API server of one's own, or the stand-in. No trailing slash. */
	readonly apiBase: string;
	/** Part of every address: never logged. */
	readonly token: string;
	readonly chatId: string;
	readonly timeoutMs?: number;
	/** Hears the new number of a group that became a supergroup: the old one is dead for good. */
	readonly onMoved?: (chatId: string) => void;
};

export type Telegram = {
	/**
	 * Sends a plain text to the managers' chat; its first line stands out. The Bot API knows no idempotency key, so a message
	 * whose answer was lost comes twice.
	 */
	send(text: string): Promise<DeliveryOutcome>;
};

const answerSchema = z.object({
	ok: z.boolean(),
	result: z.object({ message_id: z.number() }).optional(),
	error_code: z.number().optional(),
	description: z.string().optional(),
	parameters: z
		.object({ retry_after: z.number().positive().optional(), migrate_to_chat_id: z.number().int().optional() })
		.optional(),
});

/** Words of the Bot API worth showing to staff; other descriptions may quote the message and are dropped. */
const KNOWN_REFUSALS = [
	"chat not found",
	"chat_id is empty",
	"message is too long",
	"message text is empty",
	"can't parse entities",
	"bot was kicked",
	"bot was blocked",
	"not enough rights",
	"upgraded to a supergroup",
];

/** A wrong token is mended in the settings, so messages wait for it. */
const PAUSE_WITHOUT_ACCESS_SECONDS = 300;

/**
 * The managers' chat over the Bot API (core.telegram.org/bots/api#sendmessage). A group that became a supergroup is written to under
 * its new number from then on, as long as the process lives.
 */
export function createTelegram(options: TelegramOptions, fetch?: Fetch): Telegram {
	const { apiBase, token, timeoutMs, onMoved } = options;
	let chatId = options.chatId;
	async function post(text: string): Promise<Posted> {
		const body = {
			chat_id: chatId,
			text: telegramHtml(text),
			parse_mode: "HTML",
			link_preview_options: { is_disabled: true },
		};
		const url = `${apiBase}/bot${token}/sendMessage`;
		const answer = await callService({ method: "POST", url, body, timeoutMs }, fetch);
		return answer.answered ? readOutcome(answer.status, answer.json) : { outcome: answer.failure };
	}
	return {
		async send(text) {
			const { outcome, movedTo } = await post(text);
			if (movedTo === undefined) return outcome;
			// Another message may have heard it before.
			if (movedTo !== chatId) onMoved?.(movedTo);
			chatId = movedTo;
			return (await post(text)).outcome;
		},
	};
}

type Posted = { readonly outcome: DeliveryOutcome; readonly movedTo?: string | undefined };

function readOutcome(httpStatus: number, json: unknown): Posted {
	const parsed = answerSchema.safeParse(json);
	if (!parsed.success) return { outcome: failForNow(`unreadable-answer ${httpStatus}`) };
	const { ok, result, error_code: code, description = "", parameters } = parsed.data;
	if (ok) return { outcome: { ok: true, ...(result ? { externalId: String(result.message_id) } : {}) } };
	const outcome = readRefusal(code ?? httpStatus, description, parameters?.retry_after);
	return { outcome, movedTo: parameters?.migrate_to_chat_id?.toString() };
}

function readRefusal(code: number, description: string, retryAfterSeconds: number | undefined): DeliveryFailure {
	if (code === 429) return failForNow("rate-limited", retryAfterSeconds);
	// A token of the wrong form is answered 404: nothing else in the address can be.
	if (code === 401 || code === 404) return failForNow(`no-access ${code}`, PAUSE_WITHOUT_ACCESS_SECONDS);
	if (code >= 500) return failForNow(`server-error ${code}`);
	const words = KNOWN_REFUSALS.find((known) => description.includes(known));
	return failForGood(words ? `refused ${code}: ${words}` : `refused ${code}`);
}
