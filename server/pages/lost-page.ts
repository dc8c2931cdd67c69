import { localeFromPath, localizePath } from "../../app/i18n/locales.ts";

type Answered = { readonly request: Request; readonly response: Response; readonly basePath: string };

/**
 * The not-found screen in the language of the address, for whom a door without a page left with a bare word: the file of a letter that
 * is gone, a calendar of what was called off, where only forms are sent to (the router answers 400 there). Programs, which ask for no
 * page, keep the bare word.
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
