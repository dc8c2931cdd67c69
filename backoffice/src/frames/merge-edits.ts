import { isTree } from "../../../app/shared/is-tree.ts";

/**
 * Applies what one editor changed since `opened` to what another has saved meanwhile: fields that this editor did not touch keep the
 * other's values. A list counts as one value.
 */
export function mergeEdits(opened: unknown, mine: unknown, newest: unknown): unknown {
	if (isTree(mine) && isTree(newest)) {
		const before = isTree(opened) ? opened : {};
		const names = new Set([...Object.keys(newest), ...Object.keys(mine)]);
		return Object.fromEntries([...names].map((name) => [name, mergeEdits(before[name], mine[name], newest[name])]));
	}
	return isSame(opened, mine) ? newest : mine;
}

/** Inputs turn absent values into an empty text. */
function isSame(left: unknown, right: unknown): boolean {
	return JSON.stringify(left ?? "") === JSON.stringify(right ?? "");
}
