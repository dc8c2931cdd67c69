import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";

const HEADERS = { "Accept-Encoding": "br", "Accept-Language": "ru" };

/** Requests a second and the 99th percentile in milliseconds, after a warm-up. */
export async function measureLoad(url: string): Promise<{ perSecond: number; p99: number }> {
	await autocannon({ url, connections: 10, duration: 2, headers: HEADERS });
	const result = await autocannon({ url, connections: 30, duration: 6, headers: HEADERS });
	if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} times with something else than 2xx`);
	return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** A server that does nothing but send the bytes that `original` sent, in a process of its own. */
export async function startBareServer(original: string): Promise<{ url: string; stop(): void }> {
	const response = await fetch(original, { headers: HEADERS });
	const body = Buffer.from(await response.arrayBuffer());
	const file = join(tmpdir(), `bare-${process.pid}.bin`);
	writeFileSync(file, body);
	const code = `
		const body = require("node:fs").readFileSync(${JSON.stringify(file)});
		const headers = { "content-type": "text/html; charset=utf-8", "content-length": body.length };
		const server = require("node:http").createServer((request, response) => { response.writeHead(200, headers); response.end(body); });
		server.listen(0, () => console.log(server.address().port));`;
	const child = spawn(process.execPath, ["-e", code], { stdio: ["ignore", "pipe", "inherit"] });
	const port = await new Promise<string>((resolve) =>
		child.stdout.once("data", (data) => resolve(String(data).trim())),
	);
	return { url: `http://localhost:${port}/`, stop: () => child.kill() };
}
