import type { RequestKind } from "../../../../database/request-types.ts";

/** A piece of a rendered article: prose between what React draws. */
export type ArticleBlock =
	/** Sanitised. */
	| { readonly kind: "html"; readonly html: string }
	/** `html` is coloured by classes, `text` is what the copy button takes. */
	| { readonly kind: "code"; readonly title: string; readonly html: string; readonly text: string }
	| { readonly kind: "course"; readonly slug: string }
	| { readonly kind: "request-form"; readonly request: RequestKind; readonly course: string | undefined }
	| { readonly kind: "instalments"; readonly course: string }
	| { readonly kind: "tax" };

export type ArticleWidget = Exclude<ArticleBlock, { kind: "html" | "code" }>;
