import type { RouterContextProvider } from "react-router";
import type {
	CommentAnswer,
	CommentInput,
	CommentRefusal,
	CommentValues,
} from "../../features/blog/comments/comment-input.ts";
import { readCommentForm } from "../../features/blog/comments/read-comment-form.server.ts";
import { submitComment } from "../../features/blog/comments/submit-comment.server.ts";
import { isRowId } from "../../shared/row-id.ts";
import { type Door, openDoor } from "../open-door.server.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import { readFormTexts } from "../read-form-texts.server.ts";
import { refuseRobot } from "../refuse-robot.server.ts";

type ActionArgs = { readonly request: Request; readonly url: URL; readonly context: Readonly<RouterContextProvider> };

type ReceivedComment =
	| { readonly ok: true }
	| { readonly ok: false; readonly answer: CommentAnswer; readonly status: number };

/** Reads a posted comment and takes it. @throws Response 404 when the language has no such post. */
export async function receiveComment(args: ActionArgs, slug: string): Promise<ReceivedComment> {
	const door = await openDoor(args);
	const { db, locale, clock, query, visitor } = door;
	const posted = readFormTexts(await args.request.formData());
	const { name, email, text, privacy, personalData, documents } = posted;
	const values: CommentValues = { name, email, text, privacy, personalData, documents };
	const read = readCommentForm(posted);
	if (!read.ok) return { ok: false, answer: { errors: read.errors ?? {}, values }, status: 400 };

	const refusal = await refuse(read.value, door);
	if (refusal) return refused(refusal, values);

	const reply = query.get("reply");
	if (reply && !isRowId(reply)) return refused("parentGone", values);
	const { ip, agent } = visitor;
	const submission = { slug, locale, parentId: reply ?? undefined, input: read.value, ip, agent };
	const taken = await submitComment(db, submission, { clock });
	if (taken.ok) return { ok: true };
	return taken.code === "postGone" ? pageNotFound(door) : refused("parentGone", values);
}

async function refuse(input: CommentInput, { limits, visitor, now }: Door): Promise<CommentRefusal | undefined> {
	const refusal = refuseRobot(input, now);
	if (refusal) return refusal;
	return (await limits.commentsByAddress.take(visitor)) ? undefined : "tooMany";
}

function refused(refusal: CommentRefusal, values: CommentValues): ReceivedComment {
	const status = refusal === "tooMany" ? 429 : refusal === "parentGone" ? 409 : 400;
	return { ok: false, answer: { errors: {}, refusal, values }, status };
}
