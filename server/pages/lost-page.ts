import { localeFromPath, localizePath } from "../../app/i18n/locales.ts";

type Answered = { readonly request: Request; readonly response: Response; readonly basePath: string };

/**
 * The not-found screen in the language of the address, in place of the bare text with which a route without a page answers: the file of a
 * letter that is gone, a calendar of a cancelled event, an address that only accepts forms (the router answers 400 there). Programs, which
 * do not ask for a page, keep the bare text.
 */
export function lostPageFor({ request, response, basePath }: Answered): Request | undefined {
	const isMissing = response.status === 404 || response.status === 400;
	if (!isMissing || request.method !== "GET") return undefined;
	const { pathname, origin } = new URL(request.url);
	if (pathname.endsWith(".data") || !request.headers.get("accept")?.includes("text/html")) return undefined;
	if (response.headers.get("content-type")?.startsWith("text/html")) return undefined;
	const locale = localeFromPath(pathname.slice(basePath.length - 1));
	const screen = basePath.slice(0, -1) + localizePath("/404", locale);
	return new Request(new URL(screen, origin), { headers: request.headers });
}
