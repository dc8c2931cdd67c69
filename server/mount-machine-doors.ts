import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { WEBHOOKS } from "../app/features/checkout/checkout-addresses.ts";
import { createRateLimit } from "../app/platform/rate-limit.server.ts";
import { LATEST_BUILD } from "./pages/builds.ts";
import { writePage } from "./pages/write-page.ts";
import { isInside } from "./street/is-inside.ts";
import { readPolicyReport } from "./street/read-policy-report.ts";
import type { StreetApp } from "./street/street-app.ts";
import { takeWebhook } from "./street/take-webhook.ts";
import type { StreetParts } from "./street-parts.ts";

/** Reports come in crowds, and anybody can send them: the log has one in this time, the metrics count all. */
const POLICY_WARNING_MS = 60_000;

/** Addresses that programs ask for: health, figures, banks, browsers that report or look for a newer build. */
export function mountMachineDoors(app: StreetApp, parts: StreetParts): void {
	const { school, cache, metrics } = parts;
	const policyWarnings = createRateLimit({ tries: 1, windowMs: POLICY_WARNING_MS, clock: school.clock });

	app.get("/healthz", (c) => c.json({ ok: true }, 200, { "Cache-Control": "no-store" }));
	app.get("/readyz", async (c) => {
		const ready = await parts.isReady();
		return c.json({ ok: ready }, ready ? 200 : 503, { "Cache-Control": "no-store" });
	});
	app.get("/metrics", async (c) => {
		const { ip } = c.get("visitor");
		const { headers } = c.env.incoming;
		if (!isInside({ ip, headers, trustProxy: school.environment.TRUST_PROXY })) return c.notFound();
		return c.body(await metrics.registry.metrics(), 200, { "Content-Type": metrics.registry.contentType });
	});
	app.post("/csp-report", async (c) => {
		metrics.policyReports.inc();
		if (await policyWarnings.take("all")) {
			const report = await readPolicyReport(c.env.incoming, school.environment.BASE_PATH);
			school.log.warn("A browser reported a violation of the content policy", report);
		}
		return c.body(null, 204);
	});
	app.post(`${WEBHOOKS}/:provider`, (c) => {
		const { ip } = c.get("visitor");
		const query = new URL(c.req.url).searchParams;
		const webhook = { provider: c.req.param("provider"), request: c.env.incoming, query, ip };
		return takeWebhook(school.db, webhook, { ...parts.bankDeps, strangers: school.limits.notificationsByAddress });
	});
	app.get("/builds/latest.json", (c) => c.json(LATEST_BUILD, 200, { "Cache-Control": "no-store" }));
	app.get("/builds/meta/:file", async (c) => {
		if (c.req.param("file") !== `${LATEST_BUILD.id}.json`) return c.get("refuse")({ status: 404, reason: "unknown" });
		const meta = cache.find("builds/meta") ?? (await cache.fetch("builds/meta", parts.renderBuildMeta));
		await writePage(c.env.incoming, c.env.outgoing, meta);
		return RESPONSE_ALREADY_SENT;
	});
}
