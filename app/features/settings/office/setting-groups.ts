import type { SiteSettings } from "../site-settings.ts";

/** How settings are grouped on the screen; every setting is in one group. */
export const SETTING_GROUPS = {
	school: ["school", "licence", "requisites", "foreign_seller", "learning_platform_url"],
	contacts: ["phones", "email", "messengers", "channels"],
	hours: ["hours", "holidays"],
	facts: ["facts", "roblox_note"],
	instalments: ["lenders", "credit_warning", "credit_terms", "cooling_off"],
	money: ["tax_deduction", "maternity_capital"],
	promotion: ["promotion"],
	tracker: ["tracker", "yandex_rubrics"],
	periods: ["hold_days", "repeat_days", "request_keep_days", "trial_minutes", "trial_times"],
} as const satisfies Readonly<Record<string, readonly (keyof SiteSettings)[]>>;

export type SettingKey = keyof SiteSettings;
