import { type IncomingMessage, request as open } from "node:http";

export const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

type Knock = { method?: string; headers?: Record<string, string>; body?: string | Buffer };
export type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer; text: string };

/** One request exactly as written: no redirect is followed, nothing is unpacked, no header is added. */
export function knock(path: string, { method = "GET", headers = {}, body }: Knock = {}): Promise<Answer> {
	const { hostname, port } = new URL(process.env.JOURNEY_URL ?? "");
	return new Promise((resolve, reject) => {
		const client = open({ hostname, port, path, method, headers, agent: false }, async (response) => {
			const chunks: Buffer[] = [];
			for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
			const whole = Buffer.concat(chunks);
			const text = whole.toString("utf8").replaceAll("\u00a0", " ");
			resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole, text });
		});
		client.on("error", reject);
		client.end(body);
	});
}
