import { defaultSchema } from "rehype-sanitize";
import type { Facts } from "../../shared/facts.ts";
import type { HtmlNode } from "./html-tree.ts";

/** For the schema of `rehype-sanitize`, so that an editor's link may dial a number. */
export const PHONE_LINKS = {
	protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.href ?? []), "tel"] },
};

/** The elements whose text is left unchanged. */
const WHOLE: ReadonlySet<string | undefined> = new Set(["a", "code", "pre"]);

/** The school's phone becomes a link wherever a text names it, as addresses of e-mail do. */
export function linkPhone(node: HtmlNode, facts: Facts): void {
	const { phone, phone_number: number } = facts;
	if (!phone || !number) return;
	node.children = node.children?.flatMap((child): HtmlNode[] => {
		if (child.type === "text") return linkInText(child.value ?? "", { phone, number });
		if (!WHOLE.has(child.tagName)) linkPhone(child, facts);
		return [child];
	});
}

function linkInText(value: string, { phone, number }: { phone: string; number: string }): HtmlNode[] {
	const pieces = value.split(phone).map((piece): HtmlNode => ({ type: "text", value: piece }));
	return pieces.flatMap((piece, index) => {
		if (index === 0) return [piece];
		const words: HtmlNode = { type: "text", value: phone };
		return [{ type: "element", tagName: "a", properties: { href: `tel:${number}` }, children: [words] }, piece];
	});
}
