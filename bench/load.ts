import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { findFreePort } from "../bin/free-port.ts";
import { readAsSent, VISITOR } from "./read-as-sent.ts";

/** Of the machine, not of the program: they come back with every answer. */
const HOP_BY_HOP = new Set(["connection", "keep-alive", "date", "transfer-encoding", "server"]);

export type Speed = { readonly perSecond: number; readonly p99: number };

/** Requests a second and the 99th percentile in milliseconds. */
export async function measureLoad(url: string, seconds: number): Promise<Speed> {
	const result = await autocannon({ url, connections: 30, duration: seconds, headers: VISITOR });
	if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} times with something else than 2xx`);
	return { perSecond: result.requests.average, p99: result.latency.p99 };
}

export type Rival = { readonly name: string; readonly url: string; readonly pid: number; stop(): void };

/** A page as it leaves the program: the same headers and bytes for whoever is measured beside it. */
type Sample = { readonly headers: readonly (readonly [string, string])[]; readonly body: Buffer };

async function takeSample(url: string): Promise<Sample> {
	const { headers, body } = await readAsSent(url);
	const own = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name));
	return { headers: own.map(([name, value]) => [name, String(value)] as const), body };
}

/** A server that does nothing but send the answer that `original` gave, in a process of its own. */
export async function startBareServer(original: string): Promise<Rival> {
	const { headers, body } = await takeSample(original);
	const folder = mkdtempSync(join(tmpdir(), "bare-"));
	writeFileSync(join(folder, "body"), body);
	const code = `
		const body = require("node:fs").readFileSync(${JSON.stringify(join(folder, "body"))});
		const headers = ${JSON.stringify(Object.fromEntries(headers))};
		const server = require("node:http").createServer((request, response) => { response.writeHead(200, headers); response.end(body); });
		server.listen(0, () => console.log(server.address().port));`;
	const child = spawn(process.execPath, ["-e", code], { stdio: ["ignore", "pipe", "inherit"] });
	const port = await new Promise<string>((resolve) =>
		child.stdout?.once("data", (data) => resolve(String(data).trim())),
	);
	return { name: "node:http", url: `http://localhost:${port}/`, pid: child.pid ?? 0, stop: () => end(child, folder) };
}

/** The same by nginx, one worker; undefined when it is not installed. */
export async function startNginx(original: string): Promise<Rival | undefined> {
	const program = ["/usr/sbin/nginx", "nginx"].find((name) => spawnSync(name, ["-v"]).status === 0);
	if (!program) return undefined;
	const { headers, body } = await takeSample(original);
	const folder = mkdtempSync(join(tmpdir(), "nginx-"));
	writeFileSync(join(folder, "body"), body);
	const port = await findFreePort();
	const quote = (value: string) => `"${value.replaceAll(/["\\$]/g, "\\$&")}"`;
	const sent = headers.filter(([name]) => !/^(?:content-(?:length|type)|etag)$/.test(name));
	writeFileSync(
		join(folder, "nginx.conf"),
		`worker_processes 1; pid ${folder}/pid; error_log /dev/null; daemon off;
events { worker_connections 256; }
http { access_log off; sendfile on; tcp_nodelay on; open_file_cache max=10; keepalive_requests 10000000;
client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
server { listen 127.0.0.1:${port}; root ${folder};
location / { try_files /body =404; types {} default_type "text/html; charset=utf-8";
${sent.map(([name, value]) => `add_header ${name} ${quote(value).replaceAll("\\$", "$")};`).join("\n")} } } }`,
	);
	const child = spawn(program, ["-c", join(folder, "nginx.conf"), "-e", "/dev/null"], { stdio: "ignore" });
	const rival = {
		name: "nginx",
		url: `http://127.0.0.1:${port}/`,
		pid: child.pid ?? 0,
		stop: () => end(child, folder),
	};
	for (let tries = 0; tries < 40; tries++) {
		if (
			await fetch(rival.url).then(
				({ ok }) => ok,
				() => false,
			)
		)
			return rival;
		await pause(50);
	}
	rival.stop();
	return undefined;
}

function end(child: ChildProcess, folder: string): void {
	child.once("exit", () => rmSync(folder, { recursive: true, force: true }));
	child.kill();
}
