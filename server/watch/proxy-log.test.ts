import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const CONF = join(import.meta.dirname, "..", "..", "docs", "operations", "nginx.conf");
const conf = readFileSync(CONF, "utf8");
const map = /map \$request_uri \$open_uri \{([^}]+)\}/.exec(conf)?.[1] ?? "";
/** The lines of the map in their order: nginx takes the first that fits. */
const lines = [...map.matchAll(/^\s*"~\*(.+)" "\$prefix(.+)";$/gm)].map(([, pattern = "", rest = ""]) => ({
	pattern: new RegExp(pattern, "i"),
	rest,
}));

/** An address as the log of the proxy has it. */
function openUri(address: string): string {
	for (const { pattern, rest } of lines) {
		const found = pattern.exec(address);
		if (found) return `${found.groups?.prefix}${rest}`;
	}
	return address;
}

test.each([
	["/order/TOKEN", "/order/..."],
	["/en/My/TOKEN/_payload.json", "/en/My/..."],
	["/pay?invoice=1&secret=TOKEN", "/pay/..."],
	["/school/webinars/joined/TOKEN?a=b", "/school/webinars/joined/..."],
	["/quiz_child_podhod/result/TOKEN", "/quiz_child_podhod/result/..."],
	["/locale/en?to=%2Fmy%2FTOKEN", "/locale/en?..."],
	["/school/locale/ru?to=%2Fcheckout%3Femail%3DTOKEN", "/school/locale/ru?..."],
	["/blog?from=%2Fen%2Fwebinars%2fjoined%2FTOKEN", "/blog?from=%2Fen%2Fwebinars%2fjoined/..."],
	["/blog?from=%2Fpay%3Fsecret%3DTOKEN", "/blog?from=%2Fpay/..."],
	["/blog/draft?preview=TOKEN", "/blog/draft?preview=..."],
	[
		"/school/en/blog/draft/_payload.json?a=b&preview=TOKEN&preview=TOKEN",
		"/school/en/blog/draft/_payload.json?a=b&preview=...",
	],
	["/blog?from=%2Fblog%2Fdraft%3Fpreview%3DTOKEN", "/blog?from=%2Fblog%2Fdraft%3Fpreview%3D..."],
	["/api/admin/invitation/TOKEN", "/api/admin/invitation/..."],
	["/api/admin/requests?q=%D0%98%D0%B2%D0%B0%D0%BD&page=1", "/api/admin/requests?..."],
	["/school/api/admin/orders?q=79991234567", "/school/api/admin/orders?..."],
])("the log of the proxy keeps nothing of the key in %s", (address, kept) => expect(openUri(address)).toBe(kept));

test("answers of the proxy itself do not tell its version", () => expect(conf).toMatch(/^\tserver_tokens off;$/m));

test.each([
	"/",
	"/en/blog/my-first-game?utm_source=a",
	"/myths",
	"/api/admin/requests/1",
	"/api/admin/posts/1/preview",
	"/locale/en",
])("the log of the proxy keeps %s as it is", (address) => expect(openUri(address)).toBe(address));
