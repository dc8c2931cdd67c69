/** @returns undefined when the bytes are not JSON of an object. */
export function readJsonObject(body: Buffer): Readonly<Record<string, unknown>> | undefined {
	try {
		const value: unknown = JSON.parse(body.toString("utf8"));
		return typeof value === "object" && value !== null && !Array.isArray(value)
			? (value as Record<string, unknown>)
			: undefined;
	} catch {
		return undefined;
	}
}
