import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPageAnswer } from "./answer-page.ts";
import type { PageRenderer } from "./pages/render-pages.ts";
import { type StreetApp, setVisitor } from "./street/street-app.ts";
import type { StreetParts } from "./street-parts.ts";
import { createMetrics } from "./watch/metrics.ts";

const PICTURE = Buffer.from("a picture that is made for whoever asks");
/** As the router answers: who asks for the head alone gets no body. */
const renderOwn: PageRenderer["renderOwn"] = async ({ method }) => ({
	status: 200,
	headers: { "content-type": "image/png", "cache-control": "public, max-age=3600" },
	body: method === "GET" ? PICTURE : Buffer.alloc(0),
	expiresAt: undefined,
});
const app: StreetApp = new Hono();
const parts: unknown = {
	school: { environment: { BASE_PATH: "/", publicUrl: new URL("https://school.example") } },
	metrics: createMetrics(),
	renderer: { renderOwn },
	office: { showDraft: async () => undefined },
	findKey: () => undefined,
	findElsewhere: () => undefined,
};
app.use(setVisitor({ BASE_PATH: "/", TRUST_PROXY: false }));
app.all("*", createPageAnswer(parts as StreetParts));
const server = createAdaptorServer(app);

beforeAll(async () => {
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
});
afterAll(() => server.close());

test("the head of what is kept nowhere is that of the whole answer, without its body", async () => {
	const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/og/site/school.1.png`;
	const [get, head] = [await fetch(address), await fetch(address, { method: "HEAD" })];
	expect(Buffer.from(await get.arrayBuffer())).toEqual(PICTURE);
	expect([head.status, await head.text()]).toEqual([200, ""]);
	for (const name of ["content-length", "etag", "content-type"]) {
		expect(head.headers.get(name), name).toBe(get.headers.get(name));
	}
	expect(head.headers.get("content-length")).toBe(String(PICTURE.length));
});
