import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
	vi.unstubAllEnvs();
	vi.resetModules();
});

async function below(base: string) {
	vi.stubEnv("BASE_URL", base);
	return import("./site-address.ts");
}

test("paths are addresses where the site has a host to itself", async () => {
	const { siteAddress, sitePath } = await below("/");
	for (const path of ["/", "/blog", "/en?age=9#faq"]) {
		expect(siteAddress(path)).toBe(path);
		expect(sitePath(path)).toBe(path);
	}
});

test("a base path stands before every path, and the home page is the base path itself", async () => {
	const { siteAddress, sitePath } = await below("/school/");
	const addresses = { "/": "/school", "/blog": "/school/blog", "/en?age=9#faq": "/school/en?age=9#faq" };
	for (const [path, address] of Object.entries(addresses)) {
		expect(siteAddress(path)).toBe(address);
		expect(sitePath(address)).toBe(path);
	}
});

test("what is no path stays as it is", async () => {
	const { siteAddress } = await below("/school/");
	for (const address of ["?page=2", "#faq"]) expect(siteAddress(address)).toBe(address);
});
