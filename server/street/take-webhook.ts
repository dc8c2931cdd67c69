import type { IncomingMessage } from "node:http";
import {
	type NotificationDeps,
	takeNotification,
} from "../../app/features/checkout/attempts/take-notification.server.ts";
import { isProviderCode } from "../../app/features/payments/provider.ts";
import type { Database } from "../../database/open-database.server.ts";
import { readBody } from "./read-body.ts";

/** Banks send a few kilobytes. */
const MAX_WEBHOOK_BYTES = 256 * 1024;

type Webhook = {
	readonly provider: string;
	readonly request: IncomingMessage;
	readonly query: URLSearchParams;
	readonly ip: string | undefined;
};

/** Accepts a bank's notification byte for byte, as signatures cover the bytes, and sends the answer that the bank expects. */
export async function takeWebhook(
	db: Database,
	{ provider, request, query, ip }: Webhook,
	deps: NotificationDeps,
): Promise<Response> {
	if (!isProviderCode(provider)) return new Response(null, { status: 404 });
	const read = await readBody(request, MAX_WEBHOOK_BYTES);
	if (!read.ok) return new Response(null, { status: read.status });
	const headers = Object.fromEntries(
		Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
	);
	const notification = { body: read.body, headers, query, ip };
	const reply = await takeNotification(db, { provider, notification }, deps);
	return new Response(reply.body, {
		status: reply.status,
		headers: {
			"content-type": reply.contentType,
			"cache-control": "no-store",
			...(reply.retryAfter === undefined ? {} : { "retry-after": String(reply.retryAfter) }),
		},
	});
}
