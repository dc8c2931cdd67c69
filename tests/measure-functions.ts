import { type ESTree, parseSync, Visitor } from "vite";
import type { SourceFile } from "./read-imports.ts";

/** A function's size by its name in the source; of several with one name the longest speaks for all. */
export type FunctionSizes = ReadonlyMap<string, number>;

type Measurable = { readonly start: number; readonly body: { readonly start: number; readonly end: number } | null };

/**
 * Lines of every function of a file, from the one that opens its body to the one that closes it: what it holds within is its own too,
 * or a closure would hide any length. @throws when the file is no valid source, since nothing would be measured.
 */
export function measureFunctions({ path, text }: SourceFile): FunctionSizes {
	const { program, errors } = parseSync(path, text);
	if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
	const sizes = new Map<string, number>();
	// By the place where the function begins: an expression is named by what holds it.
	const names = new Map<number, string>();
	const nameHeld = (key: ESTree.Node, held: ESTree.Node | null) => {
		if (held && key.type === "Identifier") names.set(held.start, key.name);
	};
	const measure = ({ start, body }: Measurable, name = names.get(start) ?? "(callback)") => {
		if (!body) return;
		const size = text.slice(body.start, body.end).split("\n").length;
		sizes.set(name, Math.max(size, sizes.get(name) ?? 0));
	};
	new Visitor({
		VariableDeclarator: ({ id, init }) => nameHeld(id, init),
		Property: ({ key, value }) => nameHeld(key, value),
		MethodDefinition: ({ key, value }) => nameHeld(key, value),
		PropertyDefinition: ({ key, value }) => nameHeld(key, value),
		FunctionDeclaration: (node) => measure(node, node.id?.name),
		FunctionExpression: (node) => measure(node, node.id?.name),
		ArrowFunctionExpression: (node) => measure(node),
	}).visit(program);
	return sizes;
}
