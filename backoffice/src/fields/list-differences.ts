import { isTree } from "../../../app/shared/is-tree.ts";
import { isMoney } from "../../../app/shared/money.ts";

/** A field in which two states of a record differ. A list is compared item by item while its length is the same, otherwise as one value. */
export type Difference = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** Fields about the record itself rather than about what it describes. */
const OWN = new Set(["id", "version", "createdAt", "updatedAt"]);

/** The fields, by their paths (`text.ru.name`), in which two states of a record differ. Undefined, null and an empty text are equal. */
export function listDifferences(before: object, after: object, prefix = ""): Difference[] {
	const [left, right] = [before as Record<string, unknown>, after as Record<string, unknown>];
	const names = [...new Set([...Object.keys(left), ...Object.keys(right)])];
	return names
		.filter((name) => prefix !== "" || !OWN.has(name))
		.flatMap((name) => compare(`${prefix}${name}`, left[name], right[name]));
}

/** What was written down of a change, where a field may have come or gone as a whole: told by its parts. */
export function listParts(changes: readonly Difference[]): Difference[] {
	return changes.flatMap(({ field, before, after }) => listDifferences({ [field]: before }, { [field]: after }));
}

function compare(field: string, before: unknown, after: unknown): Difference[] {
	if (isListOfTrees(before) && isListOfTrees(after) && before.length === after.length) {
		return listDifferences(before, after, `${field}.`);
	}
	if ((isTree(before) || isTree(after)) && !isMoney(before) && !isMoney(after)) {
		return listDifferences(isTree(before) ? before : {}, isTree(after) ? after : {}, `${field}.`);
	}
	const same = JSON.stringify(before ?? "") === JSON.stringify(after ?? "");
	return same ? [] : [{ field, before, after }];
}

function isListOfTrees(value: unknown): value is readonly object[] {
	return Array.isArray(value) && value.length > 0 && value.every(isTree);
}
