import { readFileSync } from "node:fs";
import { join } from "node:path";
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
	"ru=orbita.example:99999",
])("%j is refused by name", (text) => expect(() => domainsOf(text)).toThrow(/LOCALE_DOMAINS: must look like/));

const HALF_ACCOUNTS: readonly [given: Record<string, string>, complaint: string][] = [
	[{ CRM_TOKEN: "t" }, "CRM_API_BASE and CRM_TOKEN are needed together: leads would be lost."],
	[{ CRM_API_BASE: "https://school.amocrm.ru" }, "CRM_API_BASE and CRM_TOKEN are needed together"],
	[{ TELEGRAM_BOT_TOKEN: "1:t", TELEGRAM_CHAT_ID: "" }, "TELEGRAM_BOT_TOKEN and TELEGRAM_CHAT_ID are needed together"],
	[{ TBANK_TERMINAL_KEY: "1DEMO" }, "TBANK_TERMINAL_KEY and TBANK_PASSWORD are needed together"],
	[{ STRIPE_SECRET_KEY: "sk" }, "STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together"],
	[{ YOOKASSA_SHOP_ID: "1" }, "YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY are needed together"],
	[
		{ TBANK_FORMA_SHOP_ID: "1", TBANK_FORMA_PASSWORD: "p" },
		"TBANK_FORMA_SHOP_ID, TBANK_FORMA_SHOWCASE_ID and TBANK_FORMA_PASSWORD are needed together",
	],
	[{ S3_BUCKET: "orbita" }, "S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together"],
];

test("instances that share a database in production are told to share a secret", () => {
	const shared = { DATABASE_URL: "postgres://db.example/orbita", NODE_ENV: "production" };
	expect(() => parseEnvironment(shared)).toThrow("SESSION_SECRET is needed together with DATABASE_URL");
	for (const fine of [
		{ ...shared, SESSION_SECRET: "s".repeat(32) },
		{ ...shared, NODE_ENV: "development" },
		{ NODE_ENV: "production" },
	]) {
		expect(() => parseEnvironment(fine)).not.toThrow();
	}
});

test.each(HALF_ACCOUNTS)("half an account is refused by name: %j", (given, complaint) => {
	expect(() => parseEnvironment(given)).toThrow(complaint);
});

test("every half account is named at once, and whole ones open the school", () => {
	const halves = { CRM_TOKEN: "t", TBANK_PASSWORD: "p" };
	expect(() => parseEnvironment(halves)).toThrow(/CRM_TOKEN .*TBANK_PASSWORD /);
	const whole = { ...halves, CRM_API_BASE: "https://school.amocrm.ru", TBANK_TERMINAL_KEY: "1DEMO" };
	expect(parseEnvironment(whole)).toMatchObject(whole);
});

test.each([
	["TBANK_TAX", "vat_20"],
	["TBANK_TAXATION", "usn"],
])("%s=%s, which the bank would refuse with every payment, is refused at the start", (name, value) => {
	expect(() => parseEnvironment({ [name]: value })).toThrow(name);
});

test("the stand-ins cannot listen where the school does", () => {
	expect(() => parseEnvironment({ PORT: "4000", SANDBOX_PORT: "4000" })).toThrow("SANDBOX_PORT: must differ from PORT");
	const withoutThem = { PORT: "4000", SANDBOX_PORT: "4000", PUBLIC_URL: "https://orbita.example" };
	for (const fine of [
		withoutThem,
		{ PORT: "4000", SANDBOX_PORT: "4001" },
		{ PORT: "0", SANDBOX_PORT: "0" },
		{ PORT: "4000" },
	]) {
		expect(() => parseEnvironment(fine)).not.toThrow();
	}
});

test("taxes of receipts are what the bank names, or nothing", () => {
	const taxes = { TBANK_TAXATION: "usn_income_outcome", TBANK_TAX: "vat22" };
	expect(parseEnvironment(taxes)).toMatchObject(taxes);
});

test("an empty value is one that was not set", () => {
	const names = Object.keys(parseEnvironment({ YOOKASSA_VAT_CODE: "1", TBANK_TAX: "none", SANDBOX_PORT: "1" }));
	const optional = ["ADMIN_PASSWORD", "SESSION_SECRET", "DATABASE_URL", "SMTP_URL", "PUBLIC_URL", "S3_ENDPOINT"];
	const set = (value: string) => Object.fromEntries([...names, ...optional].map((name) => [name, value]));
	expect(names).toEqual(expect.arrayContaining(["PORT", "PAGE_CACHE_MB", "LOG_LEVEL", "NODE_ENV", "BASE_PATH"]));
	expect(parseEnvironment(set(""))).toEqual(parseEnvironment({}));
	expect(parseEnvironment(set(" "))).toEqual(parseEnvironment({}));
});

test("a file with Windows line ends, or blanks after its values, says the same", () => {
	const plain = {
		NODE_ENV: "production",
		PORT: "4000",
		PUBLIC_URL: "https://orbita.example",
		BASE_PATH: "/school",
		TRUST_PROXY: "1",
		LOCALE_DOMAINS: "ru=orbita.example",
		DATA_DIR: "/var/lib/orbita",
		DATABASE_URL: "postgres://user:password@localhost:5432/orbita",
		SESSION_SECRET: "s".repeat(32),
		ADMIN_EMAIL: "anna@school.example",
		ADMIN_PASSWORD: "correct horse",
		LOG_LEVEL: "warn",
		SMTP_URL: "smtps://user:password@mail.example:465",
		CARD_RU_PROVIDER: "yookassa",
		TBANK_TAX: "none",
	};
	const withEnds = Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, ` ${value} \r`]));
	const read = parseEnvironment(withEnds);
	expect(read).toEqual(parseEnvironment(plain));
	expect(read).toMatchObject({ SESSION_SECRET: plain.SESSION_SECRET, ADMIN_PASSWORD: plain.ADMIN_PASSWORD });
});

test("the address of visitors is an origin, as browsers write it", () => {
	const PUBLIC = { PUBLIC_URL: "https://orbita.example" };
	const originOf = (text: string) => parseEnvironment({ PUBLIC_URL: text }).publicUrl;
	expect(originOf("https://orbita.example")).toBe("https://orbita.example");
	expect(originOf(" HTTPS://Orbita.Example:443/ ")).toBe("https://orbita.example");
	expect(originOf("http://localhost:4000")).toBe("http://localhost:4000");
	expect([PUBLIC, {}].map((given) => parseEnvironment(given).isSecure)).toEqual([true, false]);
	expect(parseEnvironment({ SANDBOX_URL: "https://Bank.example/" }).SANDBOX_URL).toBe("https://bank.example");
});

test.each([
	"nowhere",
	"ftp://orbita.example",
	"https://orbita.example/school",
	"https://orbita.example//",
	"https://orbita.example/?from=mail",
	"https://orbita.example/#top",
	"https://user:secret@orbita.example",
])("%s is no address of visitors", (address) => {
	expect(() => parseEnvironment({ PUBLIC_URL: address })).toThrow("PUBLIC_URL: must be an origin such as https://");
	expect(() => parseEnvironment({ SANDBOX_URL: address })).toThrow("SANDBOX_URL: must be an origin such as https://");
});

test.each([
	["PORT", "seventy", "must be a whole number from 0 to 65535"],
	["PORT", "65536", "must be a whole number from 0 to 65535"],
	["DRAIN_SECONDS", "1.5", "must be a whole number from 0 to 120"],
	["REQUEST_LIMIT", "0", "must be a whole number, 1 or more"],
	["DATABASE_URL", "mysql://localhost/orbita", "must look like postgres://"],
	["SMTP_URL", "mail.example", "must look like smtps://"],
	["TELEGRAM_BOT_TOKEN", "bot123:AbC", "must look like 123456789:AbC-dEf"],
	["TELEGRAM_BOT_TOKEN", "123", "must look like 123456789:AbC-dEf"],
	["CRM_API_BASE", "school.amocrm.ru", "must be an address such as https://"],
])("%s=%s is refused by a sentence that says what it must be", (name, value, complaint) => {
	expect(() => parseEnvironment({ [name]: value })).toThrow(`${name}: ${complaint}`);
});

test("operators read of every setting, and of no other", () => {
	const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), "utf8");
	const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).sort();
	const known = namesIn(read("environment.server.ts"), /^\t([A-Z][A-Z\d_]+): /gm);
	const told = namesIn(read("..", "..", ".env.example"), /^(?:# )?([A-Z][A-Z\d_]+)=/gm);
	expect(known.length).toBeGreaterThan(40);
	// It is set by what starts the program, and `production` without that.
	expect(told).toEqual(known.filter((name) => name !== "NODE_ENV"));
	const composed = namesIn(read("..", "..", "compose.yaml"), /^ {6}([A-Z][A-Z\d_]+): /gm);
	expect(composed.filter((name) => !known.includes(name))).toEqual([
		"POSTGRES_DB",
		"POSTGRES_PASSWORD",
		"POSTGRES_USER",
	]);
});
