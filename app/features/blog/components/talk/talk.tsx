import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Callout } from "../../../../ui/notice/callout.tsx";
import type { CommentAnswer } from "../../comments/comment-input.ts";
import { type CommentView, countComments, findComment } from "../../comments/comment-view.ts";
import type { PostPageView } from "../../post-page-view.ts";
import { CommentForm } from "./comment-form.tsx";
import { Comments } from "./comments.tsx";
import type { CommentDraft } from "./use-comment-draft.ts";
import "./talk.css";

type TalkProps = { page: PostPageView; answer?: CommentAnswer | undefined; draft: CommentDraft };

/** Readers' comments, and the form; a form that answers a comment stands below it. */
export function Talk({ page, answer, draft }: TalkProps) {
	const t = useTranslations("blog.talk");
	const { comments, replyTo, isWaiting } = page;
	const answered = findComment(comments, replyTo ?? "");
	const form = (parent?: CommentView) => (
		<CommentForm answer={answer} key={draft.sent} page={page} parent={parent} typed={draft.typed} />
	);
	return (
		<section aria-labelledby="comments" className="talk">
			<h2 id="comments">{t("title", { count: countComments(comments) })}</h2>
			{isWaiting && (
				<div role="status">
					<Callout icon="circle-check" planet="mint" title={t("waiting.title")}>
						<p>{t("waiting.text")}</p>
					</Callout>
				</div>
			)}
			{comments.length > 0 && (
				<Comments comments={comments} page={page} replyForm={answered && form(answered)} replyTo={answered?.id} />
			)}
			{!answered && form()}
		</section>
	);
}
