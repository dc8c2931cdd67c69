/** The part of a Markdown tree (mdast with directives) that is read and changed here. */
export type MarkdownNode = {
	type: string;
	value?: string;
	/** Of a directive. */
	name?: string;
	attributes?: Readonly<Record<string, string | null | undefined>> | null;
	/** Of an image. */
	url?: string;
	alt?: string | null;
	title?: string | null;
	children?: MarkdownNode[];
	/** How the node becomes HTML where Markdown has no word for it. */
	data?: Record<string, unknown>;
	position?: { start: { offset?: number }; end: { offset?: number } };
};
