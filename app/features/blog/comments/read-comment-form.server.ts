import { fail, type Result, succeed } from "../../../shared/result.ts";
import { isTicked } from "../../requests/rules/field-readers.server.ts";
import { readDocuments, readStartedAt } from "../../requests/rules/hidden-fields.ts";
import { readEmail } from "../../requests/rules/read-email.server.ts";
import { readName } from "../../requests/rules/read-name.ts";
import { typedLine, typedText } from "../../requests/rules/typed-text.ts";
import { type CommentErrorCode, type CommentErrors, type CommentInput, LONGEST_COMMENT } from "./comment-input.ts";

type Posted = Readonly<Record<string, string>>;

/** A posted comment, or what is wrong with each of its fields. */
export function readCommentForm(posted: Posted): Result<CommentInput, "invalid"> & { readonly errors?: CommentErrors } {
	const name = readName(posted.name ?? "");
	const email = typedLine(posted.email ?? "") === "" ? fail("required" as const) : readEmail(posted.email ?? "");
	const text = readText(posted.text ?? "");
	const errors: CommentErrors = {
		...(!name.ok && { name: name.code }),
		...(!email.ok && { email: email.code }),
		...(!text.ok && { text: text.code }),
		...(!isTicked(posted.privacy ?? "") && { privacy: "consentRequired" as const }),
		...(!isTicked(posted.personalData ?? "") && { personalData: "consentRequired" as const }),
	};
	if (!name.ok || !email.ok || !text.ok || Object.keys(errors).length > 0) return { ...fail("invalid"), errors };
	return succeed({
		name: name.value,
		email: email.value,
		text: text.value,
		documents: readDocuments(posted.documents ?? ""),
		startedAt: readStartedAt(posted.startedAt ?? "") ?? undefined,
		honeypotFilled: (posted.website ?? "").trim() !== "",
	});
}

function readText(typed: string): Result<string, CommentErrorCode> {
	const text = typedText(typed).normalize("NFC");
	if (text === "") return fail("required");
	return text.length > LONGEST_COMMENT ? fail("tooLong") : succeed(text);
}
