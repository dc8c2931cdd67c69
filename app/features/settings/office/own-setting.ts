import type { Staff } from "../../../records/staff.ts";
import type { SettingKey } from "./setting-groups.ts";

/**
 * More than content, so the owner's alone: whom and which account people pay, a script of strangers on every page, and how soon what people
 * wrote is erased.
 */
export const OWNER_SETTINGS: readonly SettingKey[] = ["requisites", "foreign_seller", "tracker", "request_keep_days"];

/** Whether this person may see and change a setting; which settings there are at all, the table of rights says. */
export function isOwnSetting({ key }: { readonly key: string }, { role }: Staff): boolean {
	return role === "owner" || OWNER_SETTINGS.every((own) => own !== key);
}
