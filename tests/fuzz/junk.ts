import type { Dice } from "./dice.ts";

/** Printed unchanged into a page this would be markup. */
export const MARKUP = "<fuzz-mark onload=1>";

/** Texts that programs have stumbled over. */
const ODD_TEXTS = [
	"",
	" ",
	"\u0000",
	"a\u0000b",
	"\ud800",
	"\udc00x",
	"\ufeff",
	"\u202eabc",
	"\u200b",
	"e\u0301\u0301\u0301\u0301",
	"👩‍👩‍👧‍👦",
	"𝄞",
	"ß",
	"İ",
	"ǅ",
	"null",
	"undefined",
	"NaN",
	"true",
	"[object Object]",
	"__proto__",
	"constructor",
	"toString",
	"hasOwnProperty",
	"0",
	"-0",
	"-1",
	"1e309",
	"1e-7",
	"0x10",
	"9007199254740993",
	"2147483648",
	"-9223372036854775809",
	"99999999999999999999",
	"1,5",
	"٣",
	"0000-00-00",
	"2026-02-30",
	"2026-13-01T25:61:61Z",
	"+275760-09-13T00:00:00.001Z",
	"-271821-04-20",
	"Infinity",
	MARKUP,
	'"><script>alert(1)</script>',
	"'; drop table course; --",
	"' or 1=1 --",
	"%",
	"%%",
	"%s%n",
	"\\",
	"\\'",
	"../../etc/passwd",
	"..\\..\\windows",
	"{{7*7}}",
	"$" + "{7*7}",
	"{count, plural, one {#} other {#}}",
	"<tag>{name}</tag>",
	"a\r\nSet-Cookie: x=1",
	"\n",
	"\t",
	"a & b | !c:* <-> (d",
	":*",
	"&&&",
	"((((((((",
	"//evil.example",
	"javascript:alert(1)",
	"file:///etc/passwd",
	"http://[::1",
	"00000000-0000-0000-0000-000000000000",
	"+7 903 000 00 00",
	"+000000000000000000",
	"a@b",
	"a@b.c\r\nBcc: all@example.com",
	"я".repeat(300),
	"@".repeat(65),
] as const;

/** An odd text, now and then a long or a random one. */
export function junk(dice: Dice): string {
	switch (dice.below(12)) {
		case 0:
			return dice.pick(["a", "я", "%", "👩", "(", "[", "{", "\u0301", "0", " "]).repeat(dice.pick([100, 1000, 5000]));
		case 1:
			return randomText(dice, dice.below(40));
		case 2:
			return dice.pick(ODD_TEXTS) + dice.pick(ODD_TEXTS);
		case 3:
			return String(dice.below(1000) - 500);
		default:
			return dice.pick(ODD_TEXTS);
	}
}

function randomText(dice: Dice, length: number): string {
	return Array.from({ length }, () => String.fromCharCode(dice.below(dice.pick([128, 2048, 65_536])))).join("");
}

/** A good text with a small harm: a letter more, less or other, twice, cut or in the other case. */
export function harm(text: string, dice: Dice): string {
	const place = dice.below(text.length + 1);
	switch (dice.below(7)) {
		case 0:
			return text.slice(0, place) + dice.pick(ODD_TEXTS) + text.slice(place);
		case 1:
			return text.slice(0, place) + text.slice(place + 1);
		case 2:
			return text.slice(0, place);
		case 3:
			return text + text;
		case 4:
			return text.toUpperCase();
		case 5:
			return ` ${text} `;
		default:
			return text.slice(0, place) + String.fromCharCode(dice.below(65_536)) + text.slice(place + 1);
	}
}

/** A JSON value of any shape; `sample` is bent where there is one. */
export function bend(sample: unknown, dice: Dice, depth = 0): unknown {
	if (dice.once(6) || depth > 6) return anyJson(dice);
	if (Array.isArray(sample))
		return dice.once(8) ? [...sample, ...sample] : sample.map((item) => bend(item, dice, depth + 1));
	if (sample && typeof sample === "object") {
		const entries = Object.entries(sample).filter(() => !dice.once(15));
		if (dice.once(10)) entries.push([junk(dice), anyJson(dice)]);
		return Object.fromEntries(
			entries.map(([name, value]) => [name, dice.once(3) ? bend(value, dice, depth + 1) : value]),
		);
	}
	if (typeof sample === "string") return dice.once(2) ? harm(sample, dice) : junk(dice);
	if (typeof sample === "number")
		return dice.pick([0, -1, sample + 1, sample / 3, 1e21, -sample, 2 ** 53, String(sample)]);
	return anyJson(dice);
}

function anyJson(dice: Dice): unknown {
	const deep = (): unknown => Array.from({ length: 200 }).reduce<unknown>((inner) => [inner], 1);
	const kinds = [
		() => null,
		() => true,
		() => dice.below(1e9) - 5e8,
		() => junk(dice),
		() => [],
		() => ({}),
		deep,
	] as const;
	return dice.pick(kinds)();
}
