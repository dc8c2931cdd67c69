import { afterEach, describe, expect, test, vi } from "vitest";
import { isSecretReferrer } from "./secret-pages.ts";

describe("the page before", () => {
	const HERE = "https://school.example";
	afterEach(() => {
		vi.unstubAllEnvs();
		vi.resetModules();
	});

	test.each(["/order/abc", "/en/my/abc?saved=1#change", "/pay?number=1&secret=abc", "/blog/draft?preview=abc"])(
		"is a secret: %s",
		(address) => expect(isSecretReferrer(HERE + address, HERE)).toBe(true),
	);

	test.each(["", "nonsense", HERE, `${HERE}/courses`, "https://other.example/order/abc"])("is none: %s", (referrer) =>
		expect(isSecretReferrer(referrer, HERE)).toBe(false),
	);

	test("is known below a base path as well", async () => {
		vi.stubEnv("BASE_URL", "/school/");
		vi.resetModules();
		const below = await import("./secret-pages.ts");
		expect(below.isSecretReferrer(`${HERE}/school/en/order/abc`, HERE)).toBe(true);
		expect(below.isSecretReferrer(`${HERE}/school/courses`, HERE)).toBe(false);
	});
});
