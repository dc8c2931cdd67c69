import { Readable } from "node:stream";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { createSettableClock } from "../app/platform/clock.fixture.ts";
import { createLog } from "../app/platform/log.server.ts";
import { mountMachineDoors } from "./mount-machine-doors.ts";
import { type StreetApp, setVisitor } from "./street/street-app.ts";
import type { StreetParts } from "./street-parts.ts";
import { createMetrics } from "./watch/metrics.ts";

test("reports of the content policy are all counted, and the log hears of one a minute", async () => {
	const clock = createSettableClock("2026-02-10T09:00:00Z");
	const lines: string[] = [];
	const school = { clock, log: createLog("warn", (line) => lines.push(line)), environment: { BASE_PATH: "/" } };
	const metrics = createMetrics();
	const app: StreetApp = new Hono();
	mountMachineDoors(app, { school, metrics } as unknown as StreetParts);
	async function report(times: number, body = "{}"): Promise<void> {
		for (let count = 0; count < times; count++) {
			const incoming = Object.assign(Readable.from([Buffer.from(body)]), { headers: {} });
			expect((await app.request("/csp-report", { method: "POST" }, { incoming })).status).toBe(204);
		}
	}
	await report(50);
	expect(lines).toHaveLength(1);
	clock.set("2026-02-10T09:01:00Z");
	const page = "https://orbita.example/en/order/4f9c0d?from=mail";
	const violation = {
		"document-uri": page,
		"effective-directive": "script-src-elem",
		"blocked-uri": "https://evil.example/a.js?x=1",
	};
	await report(50, JSON.stringify({ "csp-report": violation }));
	expect(lines).toHaveLength(2);
	// Where and what, without the key to the page.
	expect(JSON.parse(lines[1] ?? "")).toMatchObject({
		page: "/en/order/…",
		directive: "script-src-elem",
		blocked: "evil.example",
	});
	expect((await metrics.policyReports.get()).values).toMatchObject([{ value: 100 }]);
});

test.each([
	[false, "127.0.0.1", undefined, 200],
	[false, "8.8.8.8", undefined, 404],
	[false, "127.0.0.1", "8.8.8.8", 404],
	[true, "127.0.0.1", "8.8.8.8", 404],
	[true, "8.8.8.8", "10.0.0.5", 200],
])(
	"figures for inside alone: proxy trusted %s, from %s for %s: %i",
	async (TRUST_PROXY, remoteAddress, forwarded, status) => {
		const environment = { BASE_PATH: "/", TRUST_PROXY };
		const school = { clock: createSettableClock("2026-02-10T09:00:00Z"), environment };
		const metrics = createMetrics();
		const app: StreetApp = new Hono();
		app.use(setVisitor(environment));
		mountMachineDoors(app, { school, metrics } as unknown as StreetParts);
		const headers = forwarded ? { "x-forwarded-for": forwarded } : {};
		const incoming = { headers, socket: { remoteAddress } };
		expect((await app.request("/metrics", {}, { incoming })).status).toBe(status);
	},
);
