import type { BlogFiles } from "./insert-posts.server.ts";
import { authorsFileSchema, commentsFileSchema, readPostFiles, rubricsFileSchema } from "./post-file.ts";
import { readMarkdownFolder, readYaml } from "./read-content.ts";

/** The blog of `content/`. */
export async function readBlogFiles(): Promise<BlogFiles> {
	return {
		rubrics: rubricsFileSchema.parse(await readYaml("rubrics.yaml")),
		authors: authorsFileSchema.parse(await readYaml("authors.yaml")),
		posts: readPostFiles(await readMarkdownFolder("posts")),
		comments: commentsFileSchema.parse(await readYaml("comments.yaml")),
	};
}
