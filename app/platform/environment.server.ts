import { z } from "zod";
import { isLocale, type Locale } from "../shared/localized.ts";

const flag = z
	.enum(["0", "1", "true", "false"])
	.default("0")
	.transform((value) => value === "1" || value === "true");
const optionalText = z.string().optional();
const optionalUrl = z
	.url({ protocol: /^https?$/, error: "must be an address such as https://api.example" })
	.transform((value) => value.replace(/\/$/, ""))
	.optional();

function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
	const range = most === Number.MAX_SAFE_INTEGER ? `, ${least} or more` : ` from ${least} to ${most}`;
	const error = `must be a whole number${range}`;
	return z.coerce
		.number({ error })
		.refine((value) => Number.isInteger(value) && value >= least && value <= most, { error });
}

/** Scheme, host and port, as browsers write them. */
function optionalOrigin(complaint: string) {
	return z
		.string()
		.transform((value, context) => {
			const url = URL.parse(value);
			const isPlain = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
			if (isPlain) return url.origin;
			context.addIssue({ code: "custom", message: complaint });
			return z.NEVER;
		})
		.optional();
}

/** Values that a T-Bank receipt may have (54-FZ; integrations, section 1.7); `vat22` and `vat122` since 2026. */
const TBANK_TAXATIONS = ["osn", "usn_income", "usn_income_outcome", "esn", "patent"] as const;
const TBANK_TAXES = [
	"none",
	"vat0",
	"vat5",
	"vat7",
	"vat10",
	"vat20",
	"vat22",
	"vat105",
	"vat107",
	"vat110",
	"vat120",
	"vat122",
] as const;

const DOMAIN_PAIR = /^(ru|en)=([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?)$/;

/** `ru=orbita.example en=orbita-school.example`: the host of each language, each language once. */
const localeDomains = z
	.string()
	.default("")
	.transform((text, context) => {
		const pairs = text
			.toLowerCase()
			.split(/[\s,]+/)
			.filter(Boolean);
		const read = pairs.flatMap((pair) => {
			const [, code, host] = DOMAIN_PAIR.exec(pair) ?? [];
			return isLocale(code) && host && URL.canParse(`http://${host}`) ? [[code, host] as const] : [];
		});
		const domains: Partial<Record<Locale, string>> = Object.fromEntries(read);
		if (Object.keys(domains).length < pairs.length) {
			context.addIssue({ code: "custom", message: "must look like ru=orbita.example en=orbita-school.example" });
		}
		return domains;
	});

const environmentSchema = z.object({
	NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
	PORT: wholeNumber(0, 65_535).default(3000),
	HOST: optionalText,
	PUBLIC_URL: optionalOrigin("must be an origin such as https://orbita.example; the path goes into BASE_PATH"),
	BASE_PATH: z
		.string()
		.regex(/^(?:\/[a-z0-9-]+)*\/?$/i, "must look like /school")
		.default("/")
		.transform((path) => (path.endsWith("/") ? path : `${path}/`)),
	TRUST_PROXY: flag,
	LOCALE_DOMAINS: localeDomains,
	DEMO: flag,
	DATA_DIR: z.string().default("data"),
	DATABASE_URL: z
		.url({ protocol: /^postgres(?:ql)?$/, error: "must look like postgres://user:password@localhost:5432/orbita" })
		.optional(),
	SESSION_SECRET: z.string().min(32, "needs 32 characters or more").optional(),
	/** Of the first owner; without them one is made up and told once. */
	ADMIN_EMAIL: z.email().optional(),
	ADMIN_PASSWORD: z.string().min(10, "needs 10 characters or more").optional(),
	/** Pictures that staff upload go to a bucket instead of DATA_DIR when all four are set. */
	S3_ENDPOINT: optionalUrl,
	S3_BUCKET: optionalText,
	S3_REGION: z.string().default("us-east-1"),
	S3_ACCESS_KEY_ID: optionalText,
	S3_SECRET_ACCESS_KEY: optionalText,
	LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
	SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must look like smtps://user:password@mail.example:465" }).optional(),
	MAIL_FROM: optionalText,
	TELEGRAM_API_BASE: optionalUrl,
	TELEGRAM_BOT_TOKEN: z
		.string()
		.regex(/^\d+:[\w-]+$/, 'must look like 123456789:AbC-dEf, without "bot" before it')
		.optional(),
	TELEGRAM_CHAT_ID: optionalText,
	CRM_API_BASE: optionalUrl,
	CRM_TOKEN: optionalText,
	/** Which bank takes Russian cards where both could. */
	CARD_RU_PROVIDER: z.enum(["tbank", "yookassa"]).default("tbank"),
	PAYMENT_SENDERS_CHECKED: flag,
	TBANK_API_BASE: optionalUrl,
	TBANK_TERMINAL_KEY: optionalText,
	TBANK_PASSWORD: optionalText,
	TBANK_TAXATION: z.enum(TBANK_TAXATIONS).optional(),
	TBANK_TAX: z.enum(TBANK_TAXES).optional(),
	STRIPE_API_BASE: optionalUrl,
	STRIPE_SECRET_KEY: optionalText,
	STRIPE_WEBHOOK_SECRET: optionalText,
	TBANK_FORMA_API_BASE: optionalUrl,
	TBANK_FORMA_SHOP_ID: optionalText,
	TBANK_FORMA_SHOWCASE_ID: optionalText,
	TBANK_FORMA_PASSWORD: optionalText,
	TBANK_FORMA_PROMO_CODES: optionalText,
	TBANK_FORMA_DEMO: flag,
	YOOKASSA_API_BASE: optionalUrl,
	YOOKASSA_SHOP_ID: optionalText,
	YOOKASSA_SECRET_KEY: optionalText,
	YOOKASSA_TAX_SYSTEM: wholeNumber(1, 6).optional(),
	YOOKASSA_VAT_CODE: wholeNumber(1, 12).optional(),
	/** How long a stopping process reports that it is not ready, while it still answers, before it stops listening. */
	DRAIN_SECONDS: wholeNumber(0, 120).default(0),
	/** Memory for cached pages; 0 renders every page anew. */
	PAGE_CACHE_MB: wholeNumber(0).default(32),
	/** Requests that one address may send in ten minutes; tests that send hundreds raise it. */
	REQUEST_LIMIT: wholeNumber(1).default(20),
	SANDBOX_PORT: wholeNumber(0, 65_535).optional(),
	/** Where browsers reach the stand-ins when that is not the loopback address: a demonstration behind a proxy. */
	SANDBOX_URL: optionalOrigin("must be an origin such as https://bank.orbita.example, without a path"),
});

export type Environment = z.infer<typeof environmentSchema> & {
	/** The origin visitors use, without a trailing slash or the base path. */
	readonly publicUrl: string;
	/** True where visitors connect by TLS: cookies are then restricted to it. */
	readonly isSecure: boolean;
	/** True where stand-ins may run: on a loopback address or with DEMO=1. */
	readonly sandboxAllowed: boolean;
};

/** Origin and base path as visitors use them, without a slash at the end. */
export function siteUrlOf({ publicUrl, BASE_PATH }: Pick<Environment, "publicUrl" | "BASE_PATH">): string {
	return publicUrl + BASE_PATH.slice(0, -1);
}

export class EnvironmentError extends Error {}

/** Settings that are needed together, with what would happen if the program started with only some of them. */
const NEEDED_TOGETHER: readonly (readonly [
	names: readonly (keyof z.infer<typeof environmentSchema>)[],
	harm: string,
])[] = [
	[["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"], "pictures would be lost"],
	[["TELEGRAM_BOT_TOKEN", "TELEGRAM_CHAT_ID"], "managers would hear nothing"],
	[["CRM_API_BASE", "CRM_TOKEN"], "leads would be lost"],
	[["TBANK_TERMINAL_KEY", "TBANK_PASSWORD"], "Russian cards would not be taken"],
	[["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"], "foreign cards would not be taken"],
	[
		["TBANK_FORMA_SHOP_ID", "TBANK_FORMA_SHOWCASE_ID", "TBANK_FORMA_PASSWORD"],
		"instalments of T-Bank would not be offered",
	],
	[["YOOKASSA_SHOP_ID", "YOOKASSA_SECRET_KEY"], "instalments of Sber would not be offered"],
];

/** `A, B and C`. */
const ALL_OF = new Intl.ListFormat("en-GB", { type: "conjunction" });

const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

/**
 * Reads and checks the whole environment once. An empty value counts as not set, and spaces around a value are dropped, as are the line
 * ends of a file written on Windows.
 * @throws EnvironmentError naming every wrong value in one sentence each.
 */
export function parseEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
	const given = Object.entries(source).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
	const parsed = environmentSchema.safeParse(Object.fromEntries(given));
	if (!parsed.success) {
		const complaints = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
		throw new EnvironmentError(`Wrong environment value. ${complaints.join(". ")}.`);
	}
	const values = parsed.data;
	if (values.DATABASE_URL && !values.SESSION_SECRET && values.NODE_ENV === "production") {
		throw new EnvironmentError(
			"SESSION_SECRET is needed together with DATABASE_URL: every instance must know the same one.",
		);
	}
	const halves = NEEDED_TOGETHER.filter(([names]) => {
		const given = names.filter((name) => values[name]);
		return given.length > 0 && given.length < names.length;
	});
	if (halves.length > 0) {
		throw new EnvironmentError(
			halves.map(([names, harm]) => `${ALL_OF.format(names)} are needed together: ${harm}.`).join(" "),
		);
	}
	const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
	const sandboxAllowed = values.DEMO || LOOPBACK_HOSTS.has(new URL(publicUrl).hostname);
	if (sandboxAllowed && values.PORT !== 0 && values.SANDBOX_PORT === values.PORT) {
		throw new EnvironmentError("SANDBOX_PORT: must differ from PORT, where the school itself listens.");
	}
	const isSecure = publicUrl.startsWith("https:");
	return { ...values, publicUrl, isSecure, sandboxAllowed };
}
