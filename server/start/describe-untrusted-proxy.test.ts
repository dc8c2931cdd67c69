import { expect, test } from "vitest";
import { parseEnvironment } from "../../app/platform/environment.server.ts";
import { describeUntrustedProxy } from "./describe-untrusted-proxy.ts";

const describe = (given: Record<string, string>) => describeUntrustedProxy(parseEnvironment(given));

test("a start behind TLS says so when nobody may tell visitors apart", () => {
	const PUBLIC_URL = "https://orbita.example";
	expect(describe({ PUBLIC_URL })).toContain("Set TRUST_PROXY=1");
	expect(describe({ PUBLIC_URL, TRUST_PROXY: "0" })).toContain("share one limit of forms");
	expect(describe({ PUBLIC_URL, TRUST_PROXY: "1" })).toBeUndefined();
	expect(describe({ PUBLIC_URL: "http://orbita.example" })).toBeUndefined();
	expect(describe({})).toBeUndefined();
});
