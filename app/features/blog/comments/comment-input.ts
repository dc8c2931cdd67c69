/** Characters of a comment at most, as `maxlength` counts them: UTF-16 units. */
export const LONGEST_COMMENT = 2000;

export type CommentField = "name" | "email" | "text" | "privacy" | "personalData";
export type CommentErrorCode =
	| "nameRequired"
	| "nameWrong"
	| "emailFormat"
	| "emailAddress"
	| "required"
	| "tooLong"
	| "consentRequired";
/** Why a comment was refused as a whole. */
export type CommentRefusal = "refused" | "tooFast" | "tooMany" | "parentGone";

export type CommentErrors = Readonly<Partial<Record<CommentField, CommentErrorCode>>>;

/** The posted values as typed; only the fields that are shown again. */
export type CommentValues = Readonly<Partial<Record<CommentField | "documents", string>>>;

export type CommentInput = {
	readonly name: string;
	readonly email: string;
	readonly text: string;
	/** The versions of the documents beside the boxes, as the form names them. */
	readonly documents: string | null;
	/** Undefined where no script set it. */
	readonly startedAt: Date | undefined;
	readonly honeypotFilled: boolean;
};

/** What the form is told after it was posted in vain. */
export type CommentAnswer = {
	readonly errors: CommentErrors;
	readonly refusal?: CommentRefusal;
	readonly values: CommentValues;
};
