import { expect, test } from "vitest";
import { isForeignOrigin, ownHosts } from "./foreign-origin.ts";

const REQUEST = new URL("http://inside:3000/request/submit");
const HOSTS = ownHosts({ publicUrl: "https://orbita.example", LOCALE_DOMAINS: { en: "orbita-school.example" } });

test.each([
	"http://inside:3000",
	"https://orbita.example",
	"http://orbita.example",
	"https://orbita-school.example",
	undefined,
])("a form of %s is ours", (origin) => {
	expect(isForeignOrigin(origin, REQUEST, HOSTS)).toBe(false);
});

test.each([
	"https://evil.example",
	"https://orbita.example.evil.example",
	"https://evil-orbita.example",
	"https://orbita.example:8443",
	"http://inside:3001",
	"https://inside:3000",
	"null",
	"",
	"orbita.example",
])("a form of %j is foreign", (origin) => {
	expect(isForeignOrigin(origin, REQUEST, HOSTS)).toBe(true);
});
