import type { Messenger } from "../../../shared/messengers.ts";

/** Fields a visitor sees, in the order of the form and of its error summary; also the `name` of each control. */
export const REQUEST_FIELDS = [
	"name",
	"surname",
	"phone",
	"email",
	"channel",
	"handle",
	"childAge",
	"isRepresentative",
	"wishedAt",
	"message",
	"privacy",
	"personalData",
	"offer",
	"ads",
] as const;

export type RequestField = (typeof REQUEST_FIELDS)[number];

/** What is wrong with a field; each is a key of the room's words. */
export type RequestErrorCode =
	| "nameRequired"
	| "nameWrong"
	| "surnameRequired"
	| "surnameWrong"
	| "phoneFormat"
	| "phoneNumber"
	| "emailFormat"
	| "emailAddress"
	| "ageWrong"
	| "tooLong"
	| "consentRequired"
	| "required";

/** At most one code a field, in the order of the form. */
export type RequestErrors = Readonly<Partial<Record<RequestField, RequestErrorCode>>>;

/** Characters, as `maxlength` counts them. */
export const TEXT_LIMITS = { handle: 64, wishedAt: 120, message: 2000 } as const;

/** Full years, both included. */
export type Ages = { readonly from: number; readonly to: number };

/** The narrowest bounds of a child's age. */
export const CHILD_AGES: Ages = { from: 5, to: 18 };

/** What the form at hand asks for. */
export type RequestFormRules = {
	/** Something is offered, so the public offer must be agreed to. */
	readonly needsOffer: boolean;
	/** The answer comes by letter. Who chooses mail needs an e-mail in any form. */
	readonly needsEmail: boolean;
	/**
	 * The form is about a child: it asks the age and for the words "I am the parent or legal representative"; where the age is known
	 * already, only for the words. Undefined where no child is mentioned.
	 */
	readonly child: { readonly ages: Ages; readonly isAgeKnown: boolean } | undefined;
	/** The choice of the settings, the one first that is chosen for the visitor; a form without a choice gets `call`. */
	readonly messengers: readonly Messenger[];
};

/** A request as it was read: every value clean, what was not given is null. */
export type RequestInput = {
	readonly name: string;
	readonly surname: string | null;
	/** E.164. */
	readonly phone: string;
	readonly phoneRaw: string;
	readonly email: string | null;
	readonly channel: Messenger;
	/** The name or number in the chosen messenger. */
	readonly handle: string | null;
	readonly childAge: number | null;
	readonly isRepresentative: boolean;
	readonly wishedAt: string | null;
	readonly message: string | null;
	readonly consents: {
		readonly privacy: boolean;
		readonly personalData: boolean;
		readonly offer: boolean;
		readonly ads: boolean;
	};
	/** The versions of the documents beside the boxes, as the form names them: `privacy:3 personal-data:1`. */
	readonly documents: string | null;
	/** Digits of the visit, or `nocookie`. */
	readonly roistat: string | null;
	readonly page: string | null;
	readonly referrer: string | null;
	/** By full name: `utm_source`, `utm_medium`… */
	readonly utm: Readonly<Record<string, string>>;
	readonly idempotencyKey: string | null;
	/** First input, by the visitor's clock, which may be wrong either way. */
	readonly startedAt: Date | null;
	/** IANA name. */
	readonly visitorZone: string | null;
	/** The field that people do not see was filled in. */
	readonly honeypotFilled: boolean;
};
