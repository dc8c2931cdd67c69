import { Hono } from "hono";
import { expect, test } from "vitest";
import { createSettableClock } from "../app/platform/clock.server.ts";
import { createLog } from "../app/platform/log.server.ts";
import { mountMachineDoors } from "./mount-machine-doors.ts";
import type { StreetApp, StreetParts } from "./street-parts.ts";
import { createMetrics } from "./watch/metrics.ts";

test("reports of the content policy are all counted, and the log hears of one a minute", async () => {
	const clock = createSettableClock("2026-02-10T09:00:00Z");
	const lines: string[] = [];
	const school = { clock, log: createLog("warn", (line) => lines.push(line)), environment: {} };
	const metrics = createMetrics({ pages: () => 0, staleAnswers: () => 0, pool: undefined });
	const app: StreetApp = new Hono();
	mountMachineDoors(app, { school, metrics } as unknown as StreetParts);
	async function report(times: number): Promise<void> {
		for (let count = 0; count < times; count++) {
			expect((await app.request("/csp-report", { method: "POST", body: "{}" })).status).toBe(204);
		}
	}
	await report(50);
	expect(lines).toHaveLength(1);
	clock.set("2026-02-10T09:01:00Z");
	await report(50);
	expect(lines).toHaveLength(2);
	expect((await metrics.policyReports.get()).values).toMatchObject([{ value: 100 }]);
});
