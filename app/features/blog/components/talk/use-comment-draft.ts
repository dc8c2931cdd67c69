import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import type { CommentField, CommentValues } from "../../comments/comment-input.ts";
import type { PostPageView } from "../../post-page-view.ts";

/** What a form of comments begins with. */
export type CommentDraft = {
	/** How many comments the open page has sent and the school has taken; after each of them the form is an empty one. */
	readonly sent: number;
	/** What was typed before the form moved, and when that was begun. */
	readonly typed: { readonly values: CommentValues; readonly begun: string | undefined } | undefined;
};

type Asked = Pick<PostPageView, "replyTo" | "isWaiting"> & { readonly isRefused: boolean };

const FIELDS: readonly CommentField[] = ["name", "email", "text", "privacy", "personalData"];

/**
 * Keeps what was typed when the form moves under another comment, or back; a form that was sent leaves nothing behind. Call it in code that
 * is loaded from the beginning, before that of the form.
 */
export function useCommentDraft({ replyTo, isWaiting, isRefused }: Asked): CommentDraft {
	const sent = useSentCount(isWaiting && !isRefused);
	const noted = useNotedForm(sent, replyTo);
	const [draft, setDraft] = useState<CommentDraft & Pick<Asked, "replyTo">>({ sent, replyTo, typed: undefined });
	if (draft.sent !== sent || draft.replyTo !== replyTo) {
		setDraft({ sent, replyTo, typed: draft.sent === sent ? (noted.current ?? readForm()) : undefined });
	}
	return draft;
}

function useSentCount(isTaken: boolean): number {
	const isSending = useNavigation().formMethod === "POST";
	const [{ count, wasSending }, setSent] = useState({ count: 0, wasSending: false });
	if (isSending !== wasSending) {
		setSent({ count: wasSending && isTaken ? count + 1 : count, wasSending: isSending });
	}
	return count;
}

/**
 * The form's texts at the last input, or at the first click where nothing was typed: a form that has not come to life may be gone, or
 * redrawn empty, before the one in the next place is drawn.
 */
function useNotedForm(sent: number, replyTo: string | undefined): RefObject<CommentDraft["typed"]> {
	const noted = useRef<CommentDraft["typed"]>(undefined);
	useEffect(() => {
		noted.current = undefined;
		function note({ type }: Event): void {
			if (type === "input" || !noted.current) noted.current = readForm();
		}
		window.addEventListener("input", note, true);
		window.addEventListener("click", note, true);
		return () => {
			window.removeEventListener("input", note, true);
			window.removeEventListener("click", note, true);
		};
	}, [sent, replyTo]);
	return noted;
}

function readForm(): CommentDraft["typed"] {
	const form = document.getElementById("comment-form");
	if (!(form instanceof HTMLFormElement)) return undefined;
	const posted = new FormData(form);
	const values = FIELDS.flatMap((name) => {
		const value = posted.get(name);
		return typeof value === "string" ? [[name, value]] : [];
	});
	return { values: Object.fromEntries(values), begun: form.dataset.begun };
}
