import type { HttpBindings } from "@hono/node-server";
import { expect, test } from "vitest";
import { systemClock } from "../app/platform/clock.server.ts";
import { createLog } from "../app/platform/log.server.ts";
import { openTestOffice } from "../tests/fixtures/test-office.ts";
import { createStreetApp } from "./app.ts";
import type { StreetParts } from "./street-parts.ts";

test("a page that fails is told of in the log without what is the key to it", async () => {
	const { office, metrics, close } = await openTestOffice({ clock: systemClock });
	const lines: string[] = [];
	const school = { ...office.school, log: createLog("error", (line) => lines.push(line)) };
	const app = createStreetApp({ school, office, metrics, nameDoor: () => "none" } as unknown as StreetParts);
	const incoming = { url: "/en/order/4f9c0d", method: "GET", headers: {}, socket: {} };
	const answer = await app.request("/en/order/4f9c0d", {}, { incoming } as unknown as HttpBindings);
	expect(answer.status).toBe(500);
	expect(JSON.parse(lines[0] ?? "")).toMatchObject({ path: "/en/order/…" });
	expect(lines.join()).not.toContain("4f9c0d");
	await close();
});
