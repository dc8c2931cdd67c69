import { expect, test } from "vitest";
import { parseEnvironment } from "./environment.server.ts";

const domainsOf = (text: string) => parseEnvironment({ LOCALE_DOMAINS: text }).LOCALE_DOMAINS;

test("every language may have a domain of its own", () => {
	expect(domainsOf("")).toEqual({});
	expect(domainsOf("ru=orbita.example en=orbita-school.example")).toEqual({
		ru: "orbita.example",
		en: "orbita-school.example",
	});
	expect(domainsOf("EN=En.Localhost:4100,")).toEqual({ en: "en.localhost:4100" });
});

test.each([
	"orbita.example",
	"de=orbita.example",
	"ru=",
	"ru=https://orbita.example",
	"ru=a.example ru=b.example",
	"ru=a/b",
])("%j is refused by name", (text) => expect(() => domainsOf(text)).toThrow(/LOCALE_DOMAINS: must look like/));
