import type { Schema } from "./database/types.ts";

/**
 * The house as data. A folder may import only what its list names; `tests/architecture.test.ts` reads every import and fails on
 * any other arrow. The longest folder name that fits a file is its floor.
 */
export const FLOORS: Readonly<Record<string, readonly string[]>> = {
	// The street: it opens the house and hands requests in.
	server: [
		"app",
		"app/routes",
		"app/features",
		"app/records",
		"app/i18n",
		"app/shared",
		"app/platform",
		"database",
		"sandbox",
	],
	// The hall: root, entries, words, what doors are given.
	app: [
		"app/layout",
		"app/navigation",
		"app/routes",
		"app/features",
		"app/ui",
		"app/i18n",
		"app/shared",
		"app/platform",
		"database",
	],
	"app/routes": ["app", "app/layout", "app/features", "app/ui", "app/i18n", "app/shared", "app/platform", "database"],
	"app/layout": ["app/features", "app/navigation", "app/ui", "app/i18n", "app/shared"],
	"app/navigation": ["app/ui", "app/i18n", "app/shared"],
	"app/features": ["app/records", "app/ui", "app/i18n", "app/shared", "app/platform", "database"],
	// The engine that edits records of every room, and knows none.
	"app/records": ["app/shared", "database"],
	"app/ui": ["app/i18n", "app/shared"],
	"app/i18n": ["app/shared"],
	"app/platform": ["app/shared"],
	"app/shared": [],
	// The cellar; the seed checks settings by their room's schema.
	database: ["app/features", "app/platform", "app/shared"],
	// The annex: screens of staff, which know the house by HTTP alone.
	backoffice: ["app/shared"],
	// The other side of the wire.
	sandbox: [],
};

/** Where a floor may take types from besides what it may import: nothing of it runs there. */
export const TYPE_FLOORS: Readonly<Record<string, readonly string[]>> = { backoffice: ["app/features", "app/records"] };

/** Which room may look into which other one; no circles. Types and values alike. */
export const FEATURE_EDGES: Readonly<Record<string, readonly string[]>> = {
	blog: ["catalog", "media", "pages", "requests", "settings"],
	catalog: ["settings"],
	checkout: ["catalog", "payments", "requests", "settings"],
	discovery: ["blog", "catalog", "pages", "quiz", "settings", "webinars"],
	guides: ["pages", "requests"],
	home: ["blog", "catalog", "guides", "requests", "settings", "webinars"],
	landings: ["catalog", "checkout", "pages", "requests"],
	media: [],
	"money-help": ["pages", "settings"],
	notifications: ["blog", "checkout", "requests", "settings", "staff", "trials", "webinars"],
	pages: ["catalog", "media", "settings"],
	payments: [],
	// What erases a person asks every room that knows him.
	privacy: ["blog", "checkout", "notifications", "requests", "trials", "webinars"],
	quiz: ["catalog", "requests", "settings"],
	requests: ["catalog", "settings", "staff"],
	search: ["blog", "catalog", "pages", "webinars"],
	settings: [],
	// The office: accounts and rights.
	staff: [],
	trials: ["catalog", "requests", "settings", "webinars"],
	webinars: ["catalog", "requests", "settings"],
};

/**
 * The folders of a large room, and the files beside them, in their order: each may import only what stands below it, types and values alike.
 * The README of the room says what each of them is.
 */
export const FOLDER_ORDER: Readonly<Record<string, readonly string[]>> = {
	checkout: [
		"checkout-jobs.server.ts",
		"components",
		"office",
		"erasure",
		"placing",
		"basket",
		"invoices",
		"orders",
		"receipts",
		"refunds",
		"attempts",
		"ways-to-pay",
		"ledger",
		"rules",
		"checkout-addresses.ts",
		"checkout-deps.ts",
		"checkout-steps.ts",
		"line-news.ts",
		"renew-demo-codes.server.ts",
	],
};

/**
 * Whose each table is: a room, or a floor. Anybody may read it, nobody else writes it, but asks a verb of its owner;
 * `tests/table-rooms.test.ts` finds what writes, by Kysely's calls and in SQL.
 */
export const TABLE_ROOMS: Readonly<Record<keyof Schema, string>> = {
	auditEntry: "app/records",
	author: "blog",
	category: "catalog",
	comment: "blog",
	consent: "requests",
	contactRequest: "requests",
	contactRequestEvent: "requests",
	course: "catalog",
	courseOrder: "checkout",
	courseOrderEvent: "checkout",
	courseOrderLine: "checkout",
	courseRelated: "catalog",
	courseTeacher: "catalog",
	courseText: "catalog",
	draftPreview: "app/records",
	erasureRequest: "privacy",
	faqGroup: "catalog",
	faqQuestion: "catalog",
	guide: "guides",
	invoice: "checkout",
	legalVersion: "pages",
	media: "media",
	movedPlace: "catalog",
	outgoingMessage: "notifications",
	page: "pages",
	payment: "checkout",
	paymentEvent: "checkout",
	post: "blog",
	postAuthor: "blog",
	postCourse: "blog",
	postRelated: "blog",
	postText: "blog",
	postView: "blog",
	postWord: "blog",
	promoCode: "checkout",
	promoRedemption: "checkout",
	quiz: "quiz",
	quizResult: "quiz",
	refund: "checkout",
	refundPayout: "checkout",
	requestEscalation: "requests",
	review: "catalog",
	revision: "app/records",
	rubric: "blog",
	seatHold: "requests",
	setting: "settings",
	signInFailure: "staff",
	slugRedirect: "app/records",
	staffAccount: "staff",
	staffInvitation: "staff",
	staffLetter: "notifications",
	staffSession: "staff",
	staffTwoFactor: "staff",
	staffUser: "staff",
	staffVerification: "staff",
	start: "catalog",
	tariff: "catalog",
	teacher: "catalog",
	translationCheck: "app/records",
	trialBooking: "trials",
	trialReminder: "trials",
	trialSlot: "trials",
	trialTimeOff: "trials",
	trialWindow: "trials",
	webinar: "webinars",
	webinarRegistration: "webinars",
	webinarReminder: "webinars",
	webinarSpeaker: "webinars",
	webinarText: "webinars",
};

type ForeignWrite = { readonly tables: readonly (keyof Schema)[]; readonly why: string };

/** Files, or folders, that write tables of another room all the same, and why. */
export const FOREIGN_WRITES: Readonly<Record<string, ForeignWrite>> = {
	"app/features/catalog/office/carry-slug.server.ts": {
		tables: ["post", "postText", "promoCode", "quiz", "setting", "webinar"],
		why: "A renamed course or category is renamed wherever it is named, in one transaction; every room that names one uses the catalogue.",
	},
	"app/features/checkout/office/carry-code.server.ts": {
		tables: ["setting"],
		why: "A renamed promo code is renamed in the setting that names it; the room of settings does not know what its values mean.",
	},
	"app/features/checkout/ledger/": {
		tables: ["seatHold"],
		why: "A place that is held for a request becomes that of its order and goes back to it, with the money and under the locks of the ledger.",
	},
	"app/features/requests/board/move-rows.server.ts": {
		tables: ["courseOrder", "courseOrderLine", "webinarRegistration"],
		why: "Of two requests that become one, orders and places go over with it; the rooms that have them use requests, not the other way.",
	},
	"app/features/requests/office/readdress-registration.server.ts": {
		tables: ["webinarRegistration"],
		why: "The address of a registration follows that of its request; the room of webinars uses requests, not the other way.",
	},
};

/** Names that say nothing of what lives there. */
export const DRAWERS = ["utils", "util", "misc", "common", "helpers", "helper", "general"];

/** Lines: the median, what nine of ten keep to, and what none exceeds, tests included. Content and generated files aside. */
export const FILE_SIZES = { median: 80, most: 200, all: 300 };

/** Lines that the body of a function may have, closures included. */
export const FUNCTION_SIZE = 50;
