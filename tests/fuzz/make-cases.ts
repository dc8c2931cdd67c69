import { COOKIE_RECORDS } from "../../app/layout/cookies/cookie-records.ts";
import type { Dice } from "./dice.ts";
import type { Ground } from "./explore.ts";
import { bend, harm, junk } from "./junk.ts";
import type { Case } from "./send.ts";
import { webhookCase } from "./webhook-case.ts";
import { percent, wire, withQuery } from "./write-address.ts";

const FORM = "application/x-www-form-urlencoded";
/** Of the list that visitors read, which a test holds to what the modules write; whatever lives for days is a cookie. */
const COOKIES = COOKIE_RECORDS.flatMap(({ name, period }) => (typeof period === "string" ? [] : [name]));

/** One case of any kind; forms are the likeliest, as they do the most. */
export function makeCase(ground: Ground, dice: Dice, url: string): Case {
	const make = dice.pick([
		formCase,
		formCase,
		formCase,
		queryCase,
		doorCase,
		doorCase,
		pathCase,
		webhookCase,
		machineCase,
	]);
	const made = make(ground, dice, url);
	return { ...made, headers: { host: new URL(url).host, ...oddHeaders(dice), ...made.headers } };
}

/** A real form of the site with some of its fields bent. */
function formCase({ forms, names }: Ground, dice: Dice, url: string): Case {
	const form = dice.pick(forms);
	const pairs: [string, string][] = [];
	for (const { name, values } of form.fields) {
		if (dice.once(12)) continue;
		const good = goodValue(name) ?? dice.pick(values);
		pairs.push([name, dice.once(3) ? (dice.once(2) ? junk(dice) : harm(good, dice)) : good]);
		if (dice.once(20)) pairs.push([name, junk(dice)]);
	}
	if (dice.once(6)) pairs.push([dice.once(3) ? junk(dice) : dice.pick(names), junk(dice)]);
	if (form.method === "get") return { kind: "form", method: "GET", path: withQuery(form.action, pairs), headers: {} };
	const action = dice.once(8) ? form.address : form.action;
	const path = dice.once(6) ? action.replace(/(?=\?|$)/, ".data") : action;
	return { kind: "form", method: "POST", path: wire(path), ...encodeForm(pairs, dice, url) };
}

const GOOD: Readonly<Record<string, string>> = {
	name: "Анна",
	surname: "Орлова",
	phone: "+79035550103",
	email: "fuzz@example.com",
	privacy: "on",
	personalData: "on",
	offer: "on",
	isRepresentative: "on",
	channel: "call",
};

function goodValue(name: string): string | undefined {
	return GOOD[name];
}

function encodeForm(
	pairs: [string, string][],
	dice: Dice,
	url: string,
): { headers: Record<string, string>; body: Buffer } {
	let body = Buffer.from(pairs.map((pair) => pair.map(percent).join("=")).join("&"));
	let type = FORM;
	if (dice.once(8)) {
		const boundary = dice.once(6) ? "" : "fuzz";
		const parts = pairs.map(
			([name, value]) =>
				`--fuzz\r\nContent-Disposition: form-data; name="${name}"${dice.once(10) ? '; filename="a.bin"' : ""}\r\n\r\n${value}\r\n`,
		);
		body = Buffer.from(`${parts.join("")}${dice.once(10) ? "" : "--fuzz--\r\n"}`);
		type = `multipart/form-data; boundary=${boundary}`;
	} else if (dice.once(25))
		type = dice.pick(["", "text/plain", "application/json", "multipart/form-data", `${FORM}; charset=utf-16`]);
	if (dice.once(20)) body = body.subarray(0, dice.below(body.length + 1));
	if (dice.once(25)) body = Buffer.concat([body, Buffer.from([0xff, 0xfe, 0x80, 0x25, 0x00])]);
	const origin: Record<string, string> = dice.once(20)
		? { origin: dice.pick(["null", "http://evil.example", "?"]) }
		: { origin: url };
	return {
		body,
		headers: { ...origin, ...(type ? { "content-type": type } : {}), "content-length": String(body.length) },
	};
}

/** A real page with parameters that it knows, bent, and others. */
function queryCase({ addresses, names }: Ground, dice: Dice): Case {
	const address = dice.pick(addresses);
	const known = [...new URL(address, "http://here").searchParams];
	const pairs = known.map(([name, value]): [string, string] => [name, dice.once(2) ? harm(value, dice) : junk(dice)]);
	for (let more = dice.below(4); more > 0; more--)
		pairs.push([dice.once(8) ? junk(dice) : dice.pick(names), junk(dice)]);
	const bare = address.replace(/\?.*$/, "");
	const ending = dice.pick(["", "", "", ".data", "/_payload.json"]);
	return { kind: "query", method: "GET", path: withQuery(bare + ending, pairs), headers: {} };
}

/** A door of the floor plan, by any method, its parameters real, bent or odd. */
function doorCase({ doors, words, names }: Ground, dice: Dice, url: string): Case {
	const segments = dice
		.pick(doors)
		.split("/")
		.map((part) => {
			if (!/^[:*]/.test(part)) return part;
			return dice.pick([() => dice.pick(words), () => harm(dice.pick(words), dice), () => junk(dice)])();
		});
	const path = `/${segments.map(percent).join("/")}${dice.pick(["", "", ".data", "/_payload.json", "/"])}`;
	const method = dice.pick(["GET", "GET", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"]);
	if (method !== "POST") return { kind: "door", method, path, headers: {} };
	const pairs = Array.from({ length: dice.below(6) }, (): [string, string] => [dice.pick(names), junk(dice)]);
	return { kind: "door", method, path, ...encodeForm(pairs, dice, url) };
}

const TRICKS = [
	"%2e%2e/",
	"../",
	"..%2f",
	"..%5c",
	"%2f",
	"//",
	"\\",
	"%00",
	"%c0%ae",
	"%e0%80%af",
	"%",
	"%zz",
	"%25",
	";a=b",
	"/./",
	"%0d%0a",
	"%u0041",
	"?",
	"??",
	"&",
	"%20",
	"%ff",
];

/** An address that plays tricks with its slashes and signs. */
function pathCase({ addresses }: Ground, dice: Dice): Case {
	let path = dice.pick([...addresses, "/assets/", "/fonts/", "/builds/latest.json", "/healthz"]);
	for (let times = 1 + dice.below(4); times > 0; times--) {
		const place = 1 + dice.below(path.length);
		path = path.slice(0, place) + dice.pick(TRICKS) + path.slice(place);
	}
	if (dice.once(10))
		path = dice.pick(["*", "http://evil.example/", "//evil.example/x", "/../../etc/passwd", `/${"a/".repeat(900)}`]);
	return { kind: "path", method: dice.pick(["GET", "GET", "HEAD", "POST"]), path: wire(path), headers: {} };
}

/** Addresses for machines and for browsers behind the scenes. */
function machineCase({ addresses }: Ground, dice: Dice): Case {
	const body = Buffer.from(
		JSON.stringify(bend({ "csp-report": { "document-uri": "http://here/", "blocked-uri": "inline" } }, dice)) ?? "",
	);
	const report = { "content-type": "application/csp-report", "content-length": String(body.length) };
	return dice.pick<() => Case>([
		() => ({ kind: "machine", method: "POST", path: "/csp-report", headers: report, body }),
		() => ({
			kind: "machine",
			method: "GET",
			path: `/locale/${percent(dice.pick(["ru", "en", junk(dice)]))}?to=${percent(dice.once(2) ? junk(dice) : harm(dice.pick(addresses), dice))}`,
			headers: {},
		}),
		() => ({ kind: "machine", method: "GET", path: `/builds/meta/${percent(junk(dice))}`, headers: {} }),
		() => ({
			kind: "machine",
			method: dice.pick(["GET", "POST", "HEAD"]),
			path: dice.pick([
				"/healthz",
				"/readyz",
				"/metrics",
				"/robots.txt",
				"/sitemap.xml",
				"/blog/rss.xml",
				"/webinars.ics",
				"/llms.txt",
				"/feeds/yandex-courses.xml",
			]),
			headers: {},
		}),
	])();
}

function oddHeaders(dice: Dice): Record<string, string> {
	const odd: Record<string, string> = {};
	const printable = () =>
		junk(dice)
			.replace(/[^\x20-\x7e\x80-\xff]/g, "")
			.slice(0, 2000);
	const names = [
		"accept",
		"accept-encoding",
		"accept-language",
		"cookie",
		"if-none-match",
		"range",
		"referer",
		"user-agent",
		"x-forwarded-for",
		"x-forwarded-host",
		"x-request-id",
		"sec-purpose",
	];
	while (dice.once(3)) odd[dice.pick(names)] = printable();
	if (dice.once(6))
		odd.cookie = `${dice.pick(COOKIES)}=${dice.once(2) ? printable() : encodeURIComponent(printable())}; locale=${printable()}`;
	return odd;
}
