import { afterEach, describe, expect, test, vi } from "vitest";
import { isSecretPath, isSecretReferrer } from "./secret-pages.ts";

test.each([
	"/my/abc",
	"/en/my/abc",
	"/order/abc",
	"/pay",
	"/en/pay",
	"/request/sent/abc",
	"/en/request/sent/abc",
	"/quiz_child_podhod/result/x",
	"/MY/abc",
	"/EN/Order/abc",
])("the address %s is a secret", (path) => expect(isSecretPath(path)).toBe(true));

test.each(["/", "/en", "/request", "/request/already", "/myth", "/orders", "/en/blog/my", "/quiz_child_podhod"])(
	"the address %s is none",
	(path) => expect(isSecretPath(path)).toBe(false),
);

describe("the page before", () => {
	const HERE = "https://school.example";
	afterEach(() => {
		vi.unstubAllEnvs();
		vi.resetModules();
	});

	test.each(["/order/abc", "/en/my/abc?saved=1#change", "/pay?number=1&secret=abc"])("is a secret: %s", (address) =>
		expect(isSecretReferrer(HERE + address, HERE)).toBe(true),
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
