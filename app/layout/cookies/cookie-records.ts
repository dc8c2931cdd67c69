/** How long a browser keeps a record: whole days, 24 hours from when it was written, as long as the tab is open, or for good. */
type Period = { readonly days: number } | "day" | "tab" | "always";

/** Every record that the public site keeps in a browser: cookies, then its storage. `word` is the key of what it is for. */
export const COOKIE_RECORDS = [
	{ name: "locale", word: "locale", period: { days: 365 } },
	{ name: "cookie_consent", word: "consent", period: { days: 180 } },
	{ name: "orbita_basket", word: "basket", period: { days: 60 } },
	{ name: "orbita_request", word: "request", period: { days: 30 } },
	{ name: "orbita_order", word: "order", period: { days: 4 } },
	{ name: "theme", word: "theme", period: "always" },
	{ name: "sight", word: "sight", period: "always" },
	{ name: "orbita.drafts", word: "drafts", period: "day" },
	{ name: "orbita.outbox", word: "outbox", period: "day" },
	{ name: "bonus-offered", word: "bonus", period: "always" },
	{ name: "orbita.fonts", word: "fonts", period: "always" },
	{ name: "orbita.utm", word: "campaign", period: "tab" },
	{ name: "orbita.seen", word: "seen", period: "tab" },
	{ name: "scroll-positions", word: "scroll", period: "tab" },
	{ name: "reload-guard", word: "reload", period: "tab" },
] as const satisfies readonly { readonly name: string; readonly word: string; readonly period: Period }[];
