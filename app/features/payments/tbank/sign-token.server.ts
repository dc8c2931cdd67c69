import { createHash, timingSafeEqual } from "node:crypto";

type Params = Readonly<Record<string, unknown>>;

/**
 * T-Bank's signature of requests and notifications: every root-level scalar that is there (never a fixed list, the bank adds keys),
 * the password among them, sorted by key, values joined, SHA-256 in lower-case hex.
 * Source: the bank's OpenAPI 1.80, "Token".
 */
export function signToken(params: Params, password: string): string {
	const { Token: _, ...signed } = params;
	const values: Record<string, unknown> = { ...signed, Password: password };
	const text = Object.keys(values)
		.filter((key) => isScalar(values[key]))
		.sort(byCodeUnit)
		.map((key) => String(values[key]))
		.join("");
	return createHash("sha256").update(text, "utf8").digest("hex");
}

/** Whether `params.Token` is the signature of the rest; takes the same time for every wrong one. */
export function isTokenRight(params: Params, password: string): boolean {
	const expected = Buffer.from(signToken(params, password));
	const given = Buffer.from(typeof params.Token === "string" ? params.Token : "");
	return given.length === expected.length && timingSafeEqual(given, expected);
}

function isScalar(value: unknown): boolean {
	return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

function byCodeUnit(left: string, right: string): number {
	return left < right ? -1 : left > right ? 1 : 0;
}
