import { data } from "react-router";
import { localizePath } from "../i18n/locales.ts";
import type { Door } from "./open-door.server.ts";

/**
 * Throws the 404 of a page. Its message is that of the specification's error catalogue and names the address with its language, as the
 * page may well be there in the other one; the not-found screen shows it to nobody.
 */
export function pageNotFound({ path, locale }: Pick<Door, "path" | "locale">): never {
	throw data(`Page not found: ${localizePath(path, locale)}`, { status: 404 });
}
