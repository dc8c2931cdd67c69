import { expect, test } from "vitest";
import {
	isTooFast,
	readAddress,
	readIdempotencyKey,
	readRoistat,
	readStartedAt,
	readUtm,
	readZone,
} from "./hidden-fields.ts";

test("a visit is digits or nocookie, anything else is dropped", () => {
	expect(readRoistat("1234567890")).toBe("1234567890");
	expect(readRoistat("nocookie")).toBe("nocookie");
	for (const wrong of ["", "123a", "1".repeat(21), "nocookie\n", "12 34"]) expect(readRoistat(wrong)).toBeNull();
});

test("a page is a path or an http address of up to 500 characters", () => {
	for (const right of ["/", "/basic/unity?utm_source=x#form", "https://ya.ru/поиск", "http://example.com"]) {
		expect(readAddress(right)).toBe(right);
	}
	for (const wrong of [
		"",
		"//evil.example",
		"/\\evil.example",
		"javascript:alert(1)",
		"basic",
		"https://",
		"/a b",
		"/a\n",
	]) {
		expect(readAddress(wrong)).toBeNull();
	}
	expect(readAddress(`/${"a".repeat(499)}`)).not.toBeNull();
	expect(readAddress(`/${"a".repeat(500)}`)).toBeNull();
});

test.each([
	["/order/Ab_C-1", "/order/…"],
	["/en/my/AbC?saved=1", "/en/my/…"],
	["/pay?number=INV-1&secret=AbC", "/pay?…"],
	["https://orbita.example/en/order/AbC/refund", "https://orbita.example/en/order/…"],
	["/school/EN/Trial/AbC#cancel", "/school/EN/Trial/…"],
	["/en/blog/draft?a=b&preview=AbC.d_e&c=d", "/en/blog/draft?a=b&preview=…"],
])("of %s nothing is kept that opens the page", (address, kept) => expect(readAddress(address)).toBe(kept));

test.each(["/pay", "/my-courses/roblox", "/pay?number=INV-1", "/blog/order?utm_source=x", "/blog?q=preview"])(
	"%s is no secret",
	(address) => expect(readAddress(address)).toBe(address),
);

test("utm fields are kept by name, cut to 100 characters, and nothing else is taken for one", () => {
	const utm = readUtm({
		utm_source: " yandex ",
		utm_term: "a".repeat(150),
		utm_medium: "",
		utm_1: "x",
		page: "/",
		"utm_a[b]": "x",
	});
	expect(utm).toEqual({ utm_source: "yandex", utm_term: "a".repeat(100) });
	const many = Object.fromEntries([..."abcdefghijklmnopqrstuvwxyz"].map((letter) => [`utm_${letter}`, letter]));
	expect(Object.keys(readUtm(many))).toHaveLength(12);
});

test("a key of the browser has 16 to 64 plain characters", () => {
	expect(readIdempotencyKey("3f0c2c1e-7a53-4b8e-9a0e-0d4a55f3b1aa")).not.toBeNull();
	for (const wrong of ["", "short", "a".repeat(15), "a".repeat(65), "sha256:aaaaaaaaaaaaaaaa", `${"a".repeat(16)}\n`]) {
		expect(readIdempotencyKey(wrong)).toBeNull();
	}
});

test("a start is a moment in milliseconds", () => {
	expect(readStartedAt("1795000000000")).toEqual(new Date(1795000000000));
	for (const wrong of ["", "0", "1795000000", "1e12", "-179500000000", "NaN", "17950000000000"])
		expect(readStartedAt(wrong)).toBeNull();
});

test("a zone is one that exists by name", () => {
	expect(readZone("Asia/Vladivostok")).toBe("Asia/Vladivostok");
	expect(readZone("europe/moscow")).toBe("Europe/Moscow");
	expect(readZone("UTC")).toBe("UTC");
	for (const wrong of ["", "+03:00", "Mars/Olympus", "Europe/Moscow; drop", "a".repeat(100)])
		expect(readZone(wrong)).toBeNull();
});

test("only a form that was begun a moment ago came too fast", () => {
	const now = new Date("2026-11-23T09:00:00Z");
	const begun = (ms: number) => new Date(now.getTime() - ms);
	expect([0, 249, 250, 60_000, -1].map((ms) => isTooFast(begun(ms), now))).toEqual([true, true, false, false, false]);
	expect([isTooFast(null, now), isTooFast(undefined, now)]).toEqual([false, false]);
});
