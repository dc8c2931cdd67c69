import type { Staff } from "../../../records/staff.ts";
import type { SettingKey } from "./setting-groups.ts";

/**
 * Settings that are more than content, so only the owner changes them: whom and which account people pay, a third-party script on every
 * page, and how soon what people wrote is erased.
 */
export const OWNER_SETTINGS: readonly SettingKey[] = ["requisites", "foreign_seller", "tracker", "request_keep_days"];

/** Whether this person may see and change a setting; which settings there are at all, the table of rights says. */
export function isOwnSetting({ key }: { readonly key: string }, { role }: Staff): boolean {
	return role === "owner" || OWNER_SETTINGS.every((own) => own !== key);
}
