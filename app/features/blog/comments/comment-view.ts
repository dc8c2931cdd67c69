/** A comment with the ones that answer it, oldest first. */
export type CommentView = {
	readonly id: string;
	readonly name: string;
	readonly text: string;
	readonly at: Date;
	readonly isStaff: boolean;
	/** The drawing of an author of ours; visitors have none. */
	readonly avatar: string | undefined;
	readonly replies: readonly CommentView[];
};

export function countComments(comments: readonly CommentView[]): number {
	return comments.reduce((sum, { replies }) => sum + 1 + countComments(replies), 0);
}

export function findComment(comments: readonly CommentView[], id: string): CommentView | undefined {
	for (const comment of comments) {
		const found = comment.id === id ? comment : findComment(comment.replies, id);
		if (found) return found;
	}
	return undefined;
}
