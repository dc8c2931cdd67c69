import { Agent, request as open } from "node:http";

export type Case = {
	readonly kind: string;
	readonly method: string;
	/** As it goes over the wire. */
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body?: Buffer | undefined;
};

export type Answer = { readonly status: number; readonly headers: Record<string, unknown>; readonly text: string };

/** Longer is a hang: the slowest page takes a fraction of a second. */
const PATIENCE_MS = 30_000;

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a case exactly as it is. Status 0 where the connection was closed without an answer. @throws when nothing came at all. */
export function send(url: string, { method, path, headers, body }: Case): Promise<Answer> {
	const { hostname, port } = new URL(url);
	return new Promise((resolve, reject) => {
		const sent = open({ hostname, port, path, method, headers, agent, setDefaultHeaders: false }, async (response) => {
			clearTimeout(timer);
			const chunks: Buffer[] = [];
			try {
				for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
			} catch {
				// Cut off by the server after its answer began: what came is judged.
			}
			resolve({
				status: response.statusCode ?? 0,
				headers: response.headers,
				text: Buffer.concat(chunks).toString("utf8"),
			});
		});
		const timer = setTimeout(() => sent.destroy(new Error("hang")), PATIENCE_MS);
		sent.on("error", (error) => {
			clearTimeout(timer);
			if (error.message === "hang") reject(new Error(`No answer within ${PATIENCE_MS} ms`));
			else resolve({ status: 0, headers: {}, text: "" });
		});
		sent.end(body);
	});
}
