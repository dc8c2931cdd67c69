import { localeFromPath } from "../../app/i18n/locales.ts";
import { speakerOf } from "../../app/i18n/speaker-of.ts";
import { splitAddress } from "../addresses/split-address.ts";
import { COMMON_HEADERS } from "../pages/security-headers.ts";
import english from "./words.en.json";
import russian from "./words.ru.json";

const WORDS = { ru: russian, en: english };

export type HttpRefusal = {
	readonly status: 400 | 403 | 404 | 405 | 413 | 500 | 503 | 507;
	readonly reason: keyof typeof russian;
	readonly id?: string;
	/** Seconds after which the client may try again. */
	readonly again?: number;
};

/** One sentence in the visitor's language for what never reaches a page. The address is that below the base path. */
export function refuse(address: string, refusal: HttpRefusal): Response {
	const locale = localeFromPath(splitAddress(address).path);
	const sentence = speakerOf(WORDS[locale], locale)(refusal.reason, { id: refusal.id ?? "" });
	return new Response(`${sentence}\n`, {
		status: refusal.status,
		headers: { ...COMMON_HEADERS, "content-type": "text/plain; charset=utf-8", ...refusalHeaders(refusal) },
	});
}

/** What every refusal says beside its words: that it is not kept, when to try again, what would be taken. */
export function refusalHeaders({ status, again }: HttpRefusal): Record<string, string> {
	return {
		"cache-control": "no-store",
		...(again === undefined ? {} : { "retry-after": String(again) }),
		...(status === 405 ? { allow: "GET, HEAD, POST" } : {}),
	};
}
