import type { DeliveryBook } from "./delivery-book.ts";
import { type Answer, type Call, isRecord, json, readJson, type StandIn } from "./exchange.ts";

/** How the number of a supergroup begins. */
const SUPERGROUP = "-100";
const LONGEST_TEXT = 4_096;
const ALLOWED_TAG = /<\/?(?:b|strong|i|em|u|s|code|pre|blockquote|a(?: href="[^"<>]*")?)>/g;
const BARE_AMPERSAND = /&(?!(?:lt|gt|amp|quot|#\d+);)/;

/**
 * The Bot API as far as a school needs it: `sendMessage` with a JSON body, the answers and refusals of
 * core.telegram.org/bots/api. With `token` every other token is unknown.
 */
export function createTelegramStandIn(book: DeliveryBook, token?: string): StandIn {
	let lastMessage = book.list().filter((delivery) => delivery.channel === "telegram").length;
	return {
		answer(call) {
			const [, callToken = "", method] = /^\/bot([^/]+)\/(\w+)$/.exec(call.path) ?? [];
			if (!/^\d+:[\w-]+$/.test(callToken) || method !== "sendMessage" || call.method !== "POST") {
				return refusal(404, "Not Found");
			}
			if (token && callToken !== token) return refusal(401, "Unauthorized");
			const message = readJson(call.body);
			const complaint = isRecord(message) ? findComplaint(message) : "Bad Request: can't parse JSON object";
			if (complaint) {
				book.add({ channel: "telegram", kind: "message", done: false, answer: "400", body: message ?? null });
				return refusal(400, complaint);
			}
			const externalId = ++lastMessage;
			book.add({
				channel: "telegram",
				kind: "message",
				done: true,
				answer: "ok",
				externalId: String(externalId),
				body: message,
			});
			return json(200, { ok: true, result: sentMessage(externalId, message as Record<string, unknown>) });
		},
		refuse(status, retryAfterSeconds) {
			if (status === 500) return refusal(500, "Internal Server Error");
			const description = `Too Many Requests: retry after ${retryAfterSeconds}`;
			return refusal(429, description, { retry_after: retryAfterSeconds });
		},
		sayMoved(call) {
			const message = readJson(call.body);
			const chat = isRecord(message) ? String(message.chat_id) : "";
			if (chat.startsWith(SUPERGROUP)) return undefined;
			const description = "Bad Request: group chat was upgraded to a supergroup chat";
			return refusal(400, description, { migrate_to_chat_id: Number(SUPERGROUP + chat.replace(/\D/g, "")) });
		},
		kindOf: (call: Call) => (call.path.endsWith("/sendMessage") ? "message" : undefined),
	};
}

function findComplaint({ chat_id: chat, text, parse_mode: mode }: Record<string, unknown>): string | undefined {
	if (chat === undefined || chat === "") return "Bad Request: chat_id is empty";
	if (!/^(?:-?[1-9]\d*|@\w{5,})$/.test(String(chat))) return "Bad Request: chat not found";
	if (typeof text !== "string" || text === "") return "Bad Request: message text is empty";
	if (mode !== undefined && mode !== "HTML") return "Bad Request: unsupported parse_mode";
	const bare = mode === "HTML" ? text.replace(ALLOWED_TAG, "") : text;
	if (mode === "HTML" && (/[<>]/.test(bare) || BARE_AMPERSAND.test(bare))) return "Bad Request: can't parse entities";
	const visible = mode === "HTML" ? plainText(text) : text;
	if (visible.trim() === "") return "Bad Request: message text is empty";
	return visible.length > LONGEST_TEXT ? "Bad Request: message is too long" : undefined;
}

/** What a reader sees of a text with `parse_mode` HTML. */
export function plainText(text: string): string {
	return text
		.replace(ALLOWED_TAG, "")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&quot;", '"')
		.replaceAll("&amp;", "&");
}

function sentMessage(id: number, { chat_id: chat, text }: Record<string, unknown>): object {
	return {
		message_id: id,
		from: { id: 1, is_bot: true, first_name: "Sandbox" },
		chat: { id: chat, type: "group" },
		date: Math.floor(Date.now() / 1000),
		text: plainText(String(text)),
	};
}

function refusal(code: number, description: string, parameters?: object): Answer {
	return json(code, { ok: false, error_code: code, description, ...(parameters ? { parameters } : {}) });
}
