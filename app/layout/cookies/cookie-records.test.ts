import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { localeCookie } from "../../../server/addresses/language-redirect.ts";
import { writeBasket } from "../../features/checkout/basket/basket-cookie.ts";
import { orderCookie } from "../../routes/checkout/order-cookie.server.ts";
import { requestCookie } from "../../routes/requests/request-cookie.server.ts";
import { writeCookieChoice } from "../cookie-choice.ts";
import { COOKIE_RECORDS } from "./cookie-records.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const DAY_S = 24 * 60 * 60;
const WRITTEN = [
	localeCookie("ru"),
	writeCookieChoice("all", false),
	writeBasket([{ courseSlug: "scratch", tariffCode: "group", startId: undefined }], false),
	requestCookie(["token"], false),
	orderCookie("token", false),
];

test("the list tells of every cookie how many days it is kept", () => {
	const written = WRITTEN.map((cookie) => {
		const [, name, seconds] = /^([^=]+)=.*; Max-Age=(\d+)/.exec(cookie) ?? [];
		return [name, Number(seconds) / DAY_S];
	});
	const listed = COOKIE_RECORDS.flatMap(({ name, period }) =>
		typeof period === "string" ? [] : [[name, period.days]],
	);
	expect(listed).toEqual(written);
});

test("the list has every key of the browser's storage that the site names", () => {
	const sources = globSync("app/**/*.{ts,tsx}", { cwd: ROOT })
		.filter((path) => !/\.test\.tsx?$/.test(path))
		.map((path) => readFileSync(join(ROOT, path), "utf8"))
		.filter((text) => /(?:local|session)Storage|session-notes|_KEY = "orbita\./.test(text));
	const keys = sources.flatMap((text) =>
		[...text.matchAll(/^(?:export )?const (?:\w*_KEY|OUTBOX|DRAFTS|NOTE) = "([^"]+)"/gm)].map(([, key]) => key),
	);
	const listed = COOKIE_RECORDS.flatMap(({ name, period }) => (typeof period === "string" ? [name] : []));
	expect([...keys].sort()).toEqual([...listed].sort());
});
