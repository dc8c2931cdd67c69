import { data } from "react-router";
import { localizePath } from "../i18n/locales.ts";
import type { Door } from "./open-door.server.ts";

/**
 * Throws the 404 of a page. The message is that of the specification's error catalogue and includes the language, as the page may exist in
 * the other one; the not-found screen does not show it.
 */
export function pageNotFound({ path, locale }: Pick<Door, "path" | "locale">): never {
	throw data(`Page not found: ${localizePath(path, locale)}`, { status: 404 });
}
