import { localeFromPath } from "../../../app/i18n/locales.ts";
import { securityHeaders } from "../../pages/security-headers.ts";
import type { HttpRefusal } from "../refuse.ts";
import { drawRefusal, REFUSAL_CODE, type SchoolContacts, type Told } from "./draw-refusal.ts";

/** The bytes of a page, and the headers that it has whatever the status. */
export type RefusalPage = {
	readonly body: Uint8Array<ArrayBuffer>;
	readonly headers: Readonly<Record<string, string>>;
};
type Asked = {
	/** The path below the base path, which says the language. */
	readonly path: string;
	readonly method: string;
};
type Cause = Pick<HttpRefusal, "status" | "reason" | "id">;

export type RefusalPages = {
	/** The page for who was refused. */
	find(asked: Asked, cause: Cause | TooSlow): RefusalPage;
};

/** A form that did not come whole in time: its sender is hung up on, past all doors. */
export type TooSlow = { readonly status: 408; readonly reason: "tooSlow"; readonly id?: undefined };

type RefusalPagesOptions = {
	readonly basePath: string;
	/** True when visitors come over TLS. */
	readonly secure: boolean;
	/** Origins of the site: the office may be open under any of them. */
	readonly siteOrigins: readonly string[];
	/** As last known, without asking anybody. */
	readonly readContacts: () => SchoolContacts | undefined;
};

/** What a browser is shown where no page can be had. Each is made once and kept as bytes, as there is least time for them when they are asked for most. */
export function createRefusalPages({ basePath, secure, siteOrigins, readContacts }: RefusalPagesOptions): RefusalPages {
	let contacts = readContacts();
	const pages = new Map<string, RefusalPage>();

	function make({ path, method }: Asked, { status, reason, id }: Cause | TooSlow): RefusalPage {
		const told = tellOf(reason, method);
		const html = drawRefusal({ told, locale: localeFromPath(path), status, basePath, id, contacts });
		const body = Buffer.from(html);
		const headers = {
			// A draft that is being saved is looked at beside its text.
			...securityHeaders(REFUSAL_CODE, {
				scriptHosts: [],
				formOrigins: [],
				siteOrigins,
				secure,
				isEditing: false,
				isFramed: reason === "beingEdited",
			}),
			"content-type": "text/html; charset=utf-8",
			"cache-control": "no-store",
		};
		return { body, headers };
	}

	return {
		find(asked, cause) {
			const known = readContacts();
			if (known !== contacts) pages.clear();
			contacts = known;
			// Every failure has a number of its own.
			if (cause.id !== undefined) return make(asked, cause);
			const { way, what } = tellOf(cause.reason, asked.method);
			const key = `${localeFromPath(asked.path)} ${way} ${what} ${cause.status}`;
			const page = pages.get(key) ?? make(asked, cause);
			pages.set(key, page);
			return page;
		},
	};
}

/** True for a browser that opens an address: programs and scripts do not ask for pages. */
export function asksForPage(accept: string | undefined): boolean {
	return accept?.includes("text/html") ?? false;
}

const AWAY = "away";
/** The words of each reason; pages that are read need none of what only a form can be refused for. */
const READING = {
	busy: "busy",
	beingEdited: "beingEdited",
	unreachable: AWAY,
	readOnly: AWAY,
	held: AWAY,
	full: "full",
	filesAway: "filesAway",
	failed: "failed",
	unknown: "unknown",
	notAllowed: "notAllowed",
} as const;
const SENDING = {
	busy: "busy",
	unreachable: AWAY,
	readOnly: AWAY,
	held: AWAY,
	full: "full",
	failed: "failed",
	tooLarge: "tooLarge",
	malformed: "malformed",
	foreign: "foreign",
	tooSlow: "tooSlow",
} as const;

function tellOf(reason: Cause["reason"] | TooSlow["reason"], method: string): Told {
	const isSending = method === "POST" || !(reason in READING);
	if (isSending && reason in SENDING) return { way: "form", what: SENDING[reason as keyof typeof SENDING] };
	return { way: "read", what: READING[reason as keyof typeof READING] };
}
