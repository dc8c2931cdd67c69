import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { SERVER_FLAGS } from "../../bin/server-flags.mjs";
import { KEEP_ALIVE_MS } from "../../server/start/listen.ts";

/* The image, compose and nginx say again what the program says of itself, where none of them can import it. */

const read = (path: string) => readFileSync(join(import.meta.dirname, "..", "..", path), "utf8");
const dockerfile = read("Dockerfile");
const nginx = read("docs/operations/nginx.conf");
const compose = parse(read("compose.yaml"), { merge: true }) as {
	services: Record<
		string,
		{
			environment?: Record<string, string>;
			mem_limit?: string;
			cap_drop?: string[];
			security_opt?: string[];
			stop_grace_period?: string;
			healthcheck?: { test: string[] };
		}
	>;
};
const schools = Object.entries(compose.services).filter(([name]) => name.startsWith("school-"));

test("the image runs the program as `npm start` does, with a folder for snapshots beside", () => {
	const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
	const [program, ...args] = JSON.parse(command) as string[];
	expect(program).toBe("node");
	expect(args).toEqual([...SERVER_FLAGS, "--diagnostic-dir=/tmp", "build/server/index.js"]);
});

test("the image has the Node that the packages pin", () => {
	const { dependencies } = JSON.parse(read("package.json")) as { dependencies: { node: string } };
	const [major] = dependencies.node.split(".");
	expect([...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version)).toEqual([major, major]);
});

test("nginx asks every process that compose starts, at its port", () => {
	const asked = [...nginx.matchAll(/^\tserver (\S+) .*;$/gm)].map(([, server]) => server);
	const started = schools.map(([name, { environment }]) => `${name}:${environment?.PORT}`);
	expect(started.length).toBeGreaterThan(1);
	// Each twice: once as it is, once for when no other is left.
	expect(asked).toEqual([...started, ...started]);
});

test("nginx asks for the addresses of containers again, in a memory that its workers share", () => {
	const [, upstream = ""] = /^upstream school \{$(.*?)^\}$/ms.exec(nginx) ?? [];
	expect(upstream).toMatch(/^\tzone school \d+k;$/m);
	expect(upstream).toMatch(/^\tresolver 127\.0\.0\.11 valid=\d+s/m);
	const servers = upstream.split("\n").filter((line) => line.startsWith("\tserver "));
	expect(servers).toEqual(servers.filter((line) => line.includes(" resolve ")));
	expect(servers).not.toEqual([]);
});

test("nginx has a try left when the process it asks first and the line with `backup` of the same one refuse", () => {
	const [, tries] = /^\tproxy_next_upstream_tries (\d+);$/m.exec(nginx) ?? [];
	expect(Number(tries)).toBe(schools.length + 1);
});

test("nginx gives up a connection that says nothing before the program does: a form sent by it meanwhile would be lost", () => {
	const [, seconds] = /^\tkeepalive_timeout (\d+)s;$/m.exec(nginx) ?? [];
	expect(Number(seconds)).toBeGreaterThan(0);
	expect(Number(seconds) * 1000).toBeLessThan(KEEP_ALIVE_MS);
});

test("a stopping process serves on for a moment, so that kept connections end with an answer, and has the time to finish", () => {
	for (const [name, { environment, stop_grace_period: grace = "" }] of schools) {
		const drain = Number(environment?.DRAIN_SECONDS);
		expect(drain, name).toBeGreaterThan(0);
		expect(Number.parseInt(grace, 10), name).toBeGreaterThanOrEqual(drain + 20);
	}
});

test("the database is healthy once it can be reached from other containers, not while its image sets it up", () => {
	const { test: asked } = compose.services.database?.healthcheck ?? {};
	expect(asked?.join(" ")).toMatch(/^CMD pg_isready -h \S+ -U orbita -d orbita$/);
});

test("whoever is on duty hears of the memory of a process before its container ends it", () => {
	const [, alarm = ""] = /process_resident_memory_bytes > (\S+)/.exec(read("docs/operations/alerts.yaml")) ?? [];
	const limits = schools.map(([, { mem_limit: limit = "" }]) => Number.parseInt(limit, 10) * 1024 ** 3);
	expect(Number(alarm)).toBeGreaterThan(0);
	for (const limit of limits) expect(limit).toBeGreaterThan(Number(alarm));
});

test("no container gains rights, and those of the school have none of the system's", () => {
	const all = Object.values(compose.services);
	expect(all.map(({ security_opt: options }) => options)).toEqual(all.map(() => ["no-new-privileges:true"]));
	for (const [name, { cap_drop: dropped }] of schools) expect(dropped, name).toEqual(["ALL"]);
	const stages = dockerfile.split(/^FROM /m);
	expect(stages.at(-1)).toMatch(/^USER node$/m);
});
