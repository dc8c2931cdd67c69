import type { FieldChange } from "../../database/staff-types.ts";
import { isTree } from "../shared/is-tree.ts";
import { isMoney } from "../shared/money.ts";

/** Fields that every change touches. */
const SILENT = new Set(["id", "version", "updatedAt", "createdAt"]);

/**
 * The fields in which two states of a record differ, deep ones by their path (`texts.ru.title`); lists are compared whole, and so are amounts,
 * which say nothing without their currency.
 * Fields with personal data only say that they changed.
 */
export function diffDocuments(
	before: object | undefined,
	after: object | undefined,
	privateFields: readonly string[] = [],
): FieldChange[] {
	const changes: FieldChange[] = [];
	compare(plain(before), plain(after), "");
	return changes;

	function compare(left: unknown, right: unknown, path: string): void {
		if (isTree(left) && isTree(right) && !isMoney(left) && !isMoney(right)) {
			for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
				if (path === "" && SILENT.has(key)) continue;
				compare(left[key], right[key], path ? `${path}.${key}` : key);
			}
			return;
		}
		if (JSON.stringify(left ?? null) === JSON.stringify(right ?? null)) return;
		const isPrivate = privateFields.some((field) => path === field || path.startsWith(`${field}.`));
		changes.push(
			isPrivate
				? { field: path, before: true, after: true }
				: { field: path, before: left ?? null, after: right ?? null },
		);
	}
}

/** As JSON keeps it: dates as texts, undefined fields absent. */
function plain(document: object | undefined): unknown {
	return document === undefined ? {} : JSON.parse(JSON.stringify(document));
}
