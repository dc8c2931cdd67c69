import type { Locale } from "../../../shared/localized.ts";

/** A part of a letter's body, before it is drawn as HTML or written as text. */
export type LetterPart =
	| { readonly kind: "paragraph" | "lead" | "small"; readonly text: string }
	| { readonly kind: "facts"; readonly facts: readonly { readonly label: string; readonly value: string }[] }
	| { readonly kind: "button"; readonly label: string; readonly href: string };

/** Everything a letter says, once: HTML and text are made from it, so that neither knows more than the other. */
export type LetterContent = {
	readonly locale: Locale;
	readonly subject: string;
	/** What a mail program's list shows after the subject; repeats something of the body. */
	readonly preview: string;
	readonly heading: string;
	readonly parts: readonly LetterPart[];
	readonly school: LetterSchool;
	readonly siteUrl: string;
};

export type LetterSchool = {
	readonly name: string;
	/** As people read it. */
	readonly phone: string;
	/** The same phone in E.164. */
	readonly number: string;
	readonly email: string;
};

export type Letter = {
	readonly subject: string;
	readonly text: string;
	readonly html: string;
	/** Where replies go: nobody may read the mailbox that the letter is sent from. */
	readonly replyTo: string;
};
