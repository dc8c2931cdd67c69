import type { RequestKind } from "../../../../database/request-types.ts";
import { isSlug } from "../../../shared/slug.ts";
import { isRequestKind } from "../../requests/request-kinds.ts";
import type { ArticleWidget } from "./article-block.ts";
import type { MarkdownNode } from "./markdown-node.ts";

/** The widget that a directive of a line of its own asks for; undefined when it is none of ours or lacks what it needs. */
export function readWidget({ type, name, attributes }: MarkdownNode): ArticleWidget | undefined {
	if (type !== "leafDirective") return undefined;
	const course = readSlug(attributes?.course);
	if (name === "course") return withCourse(readSlug(attributes?.slug) ?? course, (slug) => ({ kind: "course", slug }));
	if (name === "instalments") return withCourse(course, (slug) => ({ kind: "instalments", course: slug }));
	if (name === "request-form") return { kind: "request-form", request: readKind(attributes?.kind), course };
	return name === "tax" ? { kind: "tax" } : undefined;
}

function withCourse(slug: string | undefined, make: (slug: string) => ArticleWidget): ArticleWidget | undefined {
	return slug === undefined ? undefined : make(slug);
}

function readSlug(value: string | null | undefined): string | undefined {
	return value && isSlug(value) ? value : undefined;
}

function readKind(value: string | null | undefined): RequestKind {
	return isRequestKind(value) ? value : "consultation";
}
