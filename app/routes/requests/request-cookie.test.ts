import { expect, test } from "vitest";
import { putFirst, readRequestTokens, requestCookie } from "./request-cookie.server.ts";

const tokenOf = (letter: string) => letter.repeat(32);
const [a, b, c, d, e] = [..."abcde"].map(tokenOf) as [string, string, string, string, string];

test("a browser's last four requests are read as they were written, newest first", () => {
	const tokens = [a, b, c, d].reduce<readonly string[]>((before, token) => putFirst(token, before), []);
	expect(tokens).toEqual([d, c, b, a]);
	const [written] = requestCookie(tokens, true).split(";");
	expect(readRequestTokens(`theme=dark; ${written}; cookie_consent=all`)).toEqual(tokens);
	expect(putFirst(e, tokens)).toEqual([e, d, c, b]);
});

test("a secret that is given again moves to the front", () => {
	expect(putFirst(a, [c, b, a])).toEqual([a, c, b]);
});

test("a cookie from before, with one secret, is still read; what is no secret is not", () => {
	expect(readRequestTokens(`orbita_request=${a}`)).toEqual([a]);
	expect(readRequestTokens(`orbita_request=${a}.short.<script>.${a}.${b}`)).toEqual([a, b]);
	expect(readRequestTokens(`orbita_request=${[a, b, c, d, e].join(".")}`)).toEqual([a, b, c, d]);
	for (const cookies of [null, "", "orbita_request=", "orbita_requests=x"])
		expect(readRequestTokens(cookies)).toEqual([]);
});
