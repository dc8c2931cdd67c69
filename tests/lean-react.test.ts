import { describe, expect, test } from "vitest";
import { readSources } from "./read-imports.ts";

/** What `vite-lean-react.ts` and `vite-lean-router.ts` leave out of the browser's code; it would do nothing, silently. */
const LEFT_OUT: Readonly<Record<string, RegExp>> = {
	"view transitions": /<ViewTransition\b|\bviewTransition\b|\baddTransitionType\b/,
	"references to fragments": /<Fragment[^>]*\bref=/,
	"states of actions": /\buseActionState\b|\buseFormState\b/,
	"<Activity> and <SuspenseList>": /<(?:unstable_)?(?:Activity|SuspenseList)\b/,
	"custom elements": /<[a-z]+-[a-z]/,
	"style sheets with a precedence": /\bprecedence=/,
	"resources asked for by calls": /\b(?:prefetchDNS|preconnect|preloadModule|preinit|preinitModule)\(/,
	"a second root": /\bcreateRoot\b/,
};

const drawn = readSources().filter(
	({ path }) => /^app\/.*\.tsx?$/.test(path) && !/\.server\.tsx?$|\.test\.tsx?$|gallery/.test(path),
);

/** Comments speak of much that the code has not. */
function withoutComments(text: string): string {
	return text.replaceAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*/g, "");
}

describe("the site has no use for what its build leaves out of React:", () => {
	test.each(Object.entries(LEFT_OUT))("%s", (_, use) => {
		expect(drawn.length).toBeGreaterThan(300);
		expect(drawn.filter(({ text }) => use.test(withoutComments(text))).map(({ path }) => path)).toEqual([]);
	});
});
