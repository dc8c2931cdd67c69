import { createHash } from "node:crypto";

/** The bank's side of its signature: root scalars without Token, with the terminal's password, sorted, joined, hashed. */
export function tokenOf(params: Record<string, unknown>, password: string): string {
	const signed: [string, string][] = [["Password", password]];
	for (const [key, value] of Object.entries(params)) {
		if (key !== "Token" && ["string", "number", "boolean"].includes(typeof value)) signed.push([key, `${value}`]);
	}
	signed.sort(([left], [right]) => (left < right ? -1 : 1));
	return createHash("sha256")
		.update(signed.map(([, value]) => value).join(""))
		.digest("hex");
}
