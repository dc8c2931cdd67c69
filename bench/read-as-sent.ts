import { Agent, type IncomingHttpHeaders, request } from "node:http";

/** A phone of a visitor who has chosen nothing. */
export const VISITOR = { "Accept-Encoding": "gzip, deflate, br, zstd", "Accept-Language": "ru" };

const agent = new Agent({ keepAlive: true });

/** An answer as it leaves the program. `fetch` would unpack it, which takes as long as a third of a page. */
export function readAsSent(url: string): Promise<{ readonly headers: IncomingHttpHeaders; readonly body: Buffer }> {
	return new Promise((resolve, reject) => {
		request(url, { agent, headers: VISITOR }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("end", () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
		})
			.on("error", reject)
			.end();
	});
}
