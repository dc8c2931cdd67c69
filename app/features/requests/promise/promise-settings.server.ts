import type { SiteSettings } from "../../settings/site-settings.ts";
import type { PromiseSettings } from "./promise-time.server.ts";

/** The working hours, holidays and the promised minutes out of the settings of the school. */
export function promiseSettings({ hours, holidays, facts }: SiteSettings): PromiseSettings {
	return { hours, holidays, callbackMinutes: facts.callback_minutes.value };
}
