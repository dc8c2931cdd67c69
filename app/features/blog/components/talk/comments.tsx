import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatDate, formatTime } from "../../../../i18n/format.ts";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { PLANETS } from "../../../../shared/planets.ts";
import { Badge } from "../../../../ui/badge/badge.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Link } from "../../../../ui/link/link.tsx";
import { Avatar } from "../../../../ui/person/avatar.tsx";
import type { CommentView } from "../../comments/comment-view.ts";
import type { PostPageView } from "../../post-page-view.ts";
import { postPath } from "../../post-summary.ts";

type CommentsProps = {
	comments: readonly CommentView[];
	page: PostPageView;
	/** Stands under the comment `replyTo`. */
	replyTo: string | undefined;
	replyForm: ReactNode;
};

/** A thread and, within it, the threads that answer it. */
export function Comments({ comments, ...rest }: CommentsProps) {
	return (
		<ol className="comments" data-parts="">
			{comments.map((comment) => (
				<li className="comment" id={`comment-${comment.id}`} key={comment.id}>
					<Face comment={comment} />
					<Said comment={comment} page={rest.page} />
					{comment.id === rest.replyTo && <div className="comment__form">{rest.replyForm}</div>}
					{comment.replies.length > 0 && <Comments {...rest} comments={comment.replies} />}
				</li>
			))}
		</ol>
	);
}

function Said({ comment, page: { post, zone } }: { comment: CommentView; page: PostPageView }) {
	const t = useTranslations("blog.talk");
	const locale = useLocale();
	const { id, name, text, at, isStaff } = comment;
	return (
		<>
			<div className="comment__head">
				<b>{name}</b>
				{isStaff && <Badge tone="info">{t("staff")}</Badge>}
				<time dateTime={at.toISOString()}>
					{formatDate(at, locale, zone)}, {formatTime(at, locale, zone)}
				</time>
			</div>
			<p className="comment__text">{text}</p>
			<div className="comment__act">
				<Link
					aria-label={t("replyTo", { name })}
					rel="nofollow"
					to={localizePath(`${postPath(post.slug)}?reply=${id}#comment-form`, locale)}
				>
					<Icon name="reply" />
					{t("reply")}
				</Link>
			</div>
		</>
	);
}

/** Authors have a drawing, the school and readers their initial in a colour that stays theirs. */
function Face({ comment: { name, avatar } }: { comment: CommentView }) {
	if (avatar) return <Avatar art={avatar} />;
	const sum = [...name].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
	const [initial = ""] = name;
	return <Avatar initials={initial.toUpperCase()} planet={PLANETS[sum % PLANETS.length] ?? "mars"} />;
}
