import { useState } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Callout } from "../../../../ui/notice/callout.tsx";
import type { CommentAnswer } from "../../comments/comment-input.ts";
import { type CommentView, countComments, findComment } from "../../comments/comment-view.ts";
import type { PostPageView } from "../../post-page-view.ts";
import { CommentForm } from "./comment-form.tsx";
import { Comments } from "./comments.tsx";
import "./talk.css";

type TalkProps = { page: PostPageView; answer?: CommentAnswer | undefined };

/** What readers say, and the form; a form that answers somebody stands under his words. */
export function Talk({ page, answer }: TalkProps) {
	const t = useTranslations("blog.talk");
	const { comments, replyTo, isWaiting } = page;
	const answered = findComment(comments, replyTo ?? "");
	const taken = useTakenCount(isWaiting && !answer);
	const form = (parent?: CommentView) => <CommentForm answer={answer} key={taken} page={page} parent={parent} />;
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

/** How many comments the open page has sent and the school has taken; after each of them the form is an empty one. */
function useTakenCount(isTaken: boolean): number {
	const isSending = useNavigation().formMethod === "POST";
	const [{ count, wasSending }, setSent] = useState({ count: 0, wasSending: false });
	if (isSending !== wasSending) {
		setSent({ count: wasSending && isTaken ? count + 1 : count, wasSending: isSending });
	}
	return count;
}
