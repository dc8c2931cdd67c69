import { isTree, type Tree } from "../../shared/is-tree.ts";

/** @returns undefined when the bytes are not JSON of an object. */
export function readJsonObject(body: Buffer): Tree | undefined {
	try {
		const value: unknown = JSON.parse(body.toString("utf8"), keepLongNumber as never);
		return isTree(value) ? value : undefined;
	} catch {
		return undefined;
	}
}

/** A whole number of more digits than a program counts with stays as it is written: banks name payments by such, up to twenty digits. */
function keepLongNumber(_name: string, value: unknown, { source }: { readonly source?: string }): unknown {
	return typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value) ? source : value;
}
