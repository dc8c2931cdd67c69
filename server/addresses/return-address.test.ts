import { expect, test } from "vitest";
import { returnAddress } from "./return-address.ts";

test.each([
	["/children", "en", "/en/children"],
	["/en/children", "ru", "/children"],
	["/en/children", "en", "/en/children"],
	["/", "en", "/en"],
	["/en", "ru", "/"],
	["/children?age=9&sort=price", "en", "/en/children?age=9&sort=price"],
	["/?popular=1", "en", "/en?popular=1"],
	["/en?popular=1", "en", "/en?popular=1"],
	["/en?popular=1", "ru", "/?popular=1"],
	["/english", "en", "/en/english"],
	[undefined, "en", "/en"],
	["", "ru", "/"],
	["children", "ru", "/"],
	["https://evil.example/children", "ru", "/"],
	["//evil.example/children", "en", "/en"],
	["/\\evil.example/children", "en", "/en"],
] as const)("%j in %s is %s", (to, locale, address) => {
	expect(returnAddress(to, locale)).toBe(address);
});

test.each([
	"https://evil.example/",
	"//evil.example",
	"///evil.example",
	"/\\evil.example",
	"\\\\evil.example",
	"/..//evil.example",
	"/.//evil.example",
	"/en//evil.example",
	"/en/en//evil.example",
	"/en///evil.example",
	"/\t/evil.example",
	"/\t/[",
	"javascript:alert(1)",
	"http:evil.example",
])("%j leads to no other site, in no language", (to) => {
	for (const locale of ["ru", "en"] as const) {
		const address = returnAddress(to, locale);
		expect(new URL(address, "https://orbita.example").host).toBe("orbita.example");
		expect(address).toMatch(/^\/(?!\/)/);
	}
});
