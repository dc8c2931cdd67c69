import { needMessages } from "../../../../i18n/message-catalogues.ts";
import { deferUntilSign } from "../../../../ui/deferred/defer-until-seen.tsx";
import type { CommentAnswer } from "../../comments/comment-input.ts";
import type { PostPageView } from "../../post-page-view.ts";
import { type CommentDraft, useCommentDraft } from "../talk/use-comment-draft.ts";
import { ViewCounter } from "./view-counter.tsx";
// Styles come with the page, whenever its code may come.
import "../../../../ui/reading/code-block.css";
import "../../../../ui/reading/code-font.css";
import "../../../../ui/reading/contents.css";
import "../../../catalog/components/card/course-card.css";
import "../../../catalog/components/instalments/instalment-calculator.css";
import "../../../requests/components/request-form.css";
import "../card/post-card.css";
import "../talk/talk.css";
import "./article-body.css";
import "./post-contents.css";
import "./post-head.css";
import "./post-page.css";
import "./share.css";

type PostScreenProps = {
	page: PostPageView;
	answer?: CommentAnswer | undefined;
	/** A comment could not be sent. */
	lost?: "offline" | "failed" | undefined;
};

const PostPage = deferUntilSign<PostScreenProps & { draft: CommentDraft }>(async () => {
	await needMessages("blog", "courseCard", "postCard", "requests");
	return import("./post-page.tsx");
});

/** An article: to be read it needs no code, so that comes when somebody moves. The visit is counted at once. */
export function PostScreen({ page, answer, lost }: PostScreenProps) {
	const { replyTo, isWaiting } = page;
	const draft = useCommentDraft({ replyTo, isWaiting, isRefused: (answer ?? lost) !== undefined });
	return (
		<>
			<PostPage answer={answer} draft={draft} lost={lost} page={page} />
			<ViewCounter slug={page.post.slug} />
		</>
	);
}
