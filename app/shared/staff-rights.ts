import { isOneOf } from "./is-one-of.ts";

/** Who works in the office. */
export const ROLES = ["owner", "manager", "editor", "teacher"] as const;
export type Role = (typeof ROLES)[number];

/** Kinds of records, as they are named in addresses of the office and of its API. */
export const RESOURCES = [
	"requests",
	"erasures",
	"withdrawals",
	"trial-windows",
	"trial-time-off",
	"trial-slots",
	"trial-bookings",
	"orders",
	"invoices",
	"promo-codes",
	"courses",
	"categories",
	"starts",
	"teachers",
	"reviews",
	"faq-groups",
	"faq-questions",
	"posts",
	"authors",
	"rubrics",
	"comments",
	"webinars",
	"registrations",
	"pages",
	"legal-documents",
	"guides",
	"quizzes",
	"settings",
	"media",
	"translations",
	"deliveries",
	"audit",
	"people",
] as const;
export type ResourceName = (typeof RESOURCES)[number];

export function isResourceName(name: string): name is ResourceName {
	return isOneOf(RESOURCES, name);
}

/** What may be done with a record; the other words are actions that belong to one resource. */
export const READING = ["list", "read"] as const;
export const EDITING = ["list", "read", "create", "update", "remove", "restore", "export"] as const;

type Verbs = readonly string[];
type Rights = Partial<Record<Role, Verbs>>;

/** Sales rights, the same for the owner and managers. */
const sales = (...verbs: string[]): Rights => ({ owner: verbs, manager: verbs });
/** Editorial rights, the same for the owner and editors. */
const editorial = (...verbs: string[]): Rights => ({ owner: verbs, editor: verbs });

const CONTENT = editorial(...EDITING);
const BUILT_IN = editorial("list", "read", "update", "restore", "export");
/** Content that managers quote on the phone and teachers look up. */
const QUOTED: Rights = { ...CONTENT, manager: READING, teacher: READING };
const QUEUE = ["list", "read", "export"] as const;

/**
 * The one table of rights: which role may do what with which kind of record. The API checks it before every verb; the screens use it to
 * hide what the API would refuse.
 */
export const RIGHTS: Readonly<Record<ResourceName, Rights>> = {
	requests: sales(
		...QUEUE,
		...["update", "take", "give-back", "hand-over", "call", "note", "move", "lose", "win", "spam", "merge"],
	),
	erasures: sales(...QUEUE, "carry-out", "refuse"),
	withdrawals: sales(...QUEUE, "acknowledge"),
	"trial-windows": { owner: EDITING, manager: EDITING, teacher: EDITING },
	"trial-time-off": { owner: EDITING, manager: EDITING, teacher: EDITING },
	"trial-slots": { owner: QUEUE, manager: QUEUE, teacher: QUEUE },
	"trial-bookings": {
		...sales(...QUEUE, "create", "move", "cancel", "outcome"),
		teacher: [...READING, "outcome"],
	},
	orders: sales(
		...QUEUE,
		...[
			"resend",
			"cancel",
			"refund",
			"carry-out-refund",
			"record-refund-given",
			"decline-refund",
			"choose-start",
			"lessons",
			"end-line",
			"record-receipt",
			"repeat-receipt",
			"check-payment",
		],
	),
	invoices: sales(
		...QUEUE,
		...[
			"create",
			"cancel",
			"refund",
			"carry-out-refund",
			"record-refund-given",
			"decline-refund",
			"record-rendered",
			"record-receipt",
			"repeat-receipt",
		],
	),
	"promo-codes": { ...CONTENT, manager: QUEUE },
	courses: QUOTED,
	categories: QUOTED,
	starts: { owner: EDITING, editor: EDITING, manager: EDITING, teacher: READING },
	teachers: QUOTED,
	reviews: CONTENT,
	"faq-groups": QUOTED,
	"faq-questions": QUOTED,
	posts: CONTENT,
	authors: CONTENT,
	rubrics: CONTENT,
	comments: { ...editorial(...QUEUE, "approve", "hide", "spam", "reply"), manager: READING },
	webinars: { owner: EDITING, editor: EDITING, manager: READING },
	registrations: { ...sales(...QUEUE, "cancel"), editor: QUEUE },
	// Their routes are built in: pages, guides and quizzes are edited, neither added nor removed.
	pages: BUILT_IN,
	// A change makes a new version; earlier versions stay as they are.
	"legal-documents": editorial(...QUEUE, "update", "withdraw"),
	guides: BUILT_IN,
	quizzes: BUILT_IN,
	// Settings that are more than content are the owner's alone (`isOwnSetting`).
	settings: editorial("list", "read", "update", "restore"),
	media: CONTENT,
	translations: editorial(...QUEUE, "confirm"),
	deliveries: sales(...QUEUE, "retry", "leave"),
	audit: { owner: QUEUE },
	people: { owner: [...QUEUE, "create", "update", "block", "unblock", "invite-again", "withdraw"] },
};

/** Whether a role may do something with a kind of record. */
export function may(role: Role, resource: ResourceName, verb: string): boolean {
	return RIGHTS[resource][role]?.includes(verb) ?? false;
}
