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
	search: ["blog", "catalog", "webinars"],
	settings: [],
	// The office: accounts and rights.
	staff: [],
	trials: ["catalog", "requests", "settings", "webinars"],
	webinars: ["catalog", "requests", "settings"],
};

/** Names that say nothing of what lives there. */
export const DRAWERS = ["utils", "util", "misc", "common", "helpers", "helper", "general"];

/** Lines: the median, what nine of ten keep to, and what none exceeds, tests included. Content and generated files aside. */
export const FILE_SIZES = { median: 80, most: 200, all: 300 };

/** Lines that the body of a function may have, closures included. */
export const FUNCTION_SIZE = 50;
