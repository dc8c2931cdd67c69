import { z } from "zod";
import { isZone } from "../../../records/field-rules.ts";
import { type SiteSettings, siteSettingsSchema } from "../site-settings.ts";
import { requisitesProblems } from "./requisites-rules.ts";
import { type Complaint, findTooLarge } from "./setting-bounds.ts";
import type { SettingKey } from "./setting-groups.ts";

type Rules = { readonly [Key in SettingKey]?: (value: SiteSettings[Key]) => readonly Complaint[] };

/** Rules that a value must satisfy in addition to its schema. */
const RULES: Rules = {
	hours: ({ zone, ...days }) => [
		...(Object.values(days).some((hours) => hours) ? [] : [{ path: ["monday"], code: "noWorkingDay" }]),
		...(isZone(zone) ? [] : [{ path: ["zone"], code: "zone" }]),
		...Object.entries(days).flatMap(([day, hours]) =>
			hours && (!isTime(hours[0]) || !isTime(hours[1]) || hours[0] >= hours[1]) ? [{ path: [day], code: "order" }] : [],
		),
	],
	holidays: (days) =>
		days.flatMap(({ date }, index) =>
			days.findIndex((day) => day.date === date) === index ? [] : [{ path: [index, "date"], code: "repeated" }],
		),
	requisites: requisitesProblems,
	facts: (facts) => [
		...wholeFacts(facts),
		...rise("age_max", facts.age_min.value, facts.age_max.value),
		...rise("instalment_default", facts.instalment_min.value, facts.instalment_default.value),
		...rise("instalment_max", facts.instalment_default.value, facts.instalment_max.value),
		...Object.entries(facts).flatMap(([name, { value }]) =>
			value >= 0 ? [] : [{ path: [name, "value"], code: "tooSmall", bound: 0 }],
		),
	],
	lenders: (lenders) =>
		Object.entries(lenders ?? {}).flatMap(([bank, { full_cost }]) =>
			full_cost.from <= full_cost.to ? [] : [{ path: [bank, "full_cost", "to"], code: "order" }],
		),
	channels: (channels) =>
		channels.flatMap(({ url }, index) => (isWebAddress(url) ? [] : [{ path: [index, "url"], code: "url" }])),
	learning_platform_url: (url) => (url === null || isWebAddress(url) ? [] : [{ path: [], code: "url" }]),
	messengers: (list) => (new Set(list).size === list.length ? [] : [{ path: [], code: "repeated" }]),
};

/**
 * The smallest value of a fact that is a whole number: months that a price is split into, minutes of a promise, ages that are compared,
 * people, a year.
 */
const LEAST = {
	founded: 1900,
	graduates: 0,
	age_min: 1,
	age_max: 1,
	callback_minutes: 1,
	instalment_min: 1,
	instalment_default: 1,
	instalment_max: 1,
} as const satisfies Partial<Record<keyof SiteSettings["facts"], number>>;

function wholeFacts(facts: SiteSettings["facts"]): Complaint[] {
	return Object.entries(LEAST).flatMap(([name, least]) => {
		const { value } = facts[name as keyof typeof LEAST];
		if (!Number.isInteger(value)) return [{ path: [name, "value"], code: "number" }];
		return value < least ? [{ path: [name, "value"], code: "tooSmall", bound: least }] : [];
	});
}

function rise(name: string, least: number, most: number): Complaint[] {
	return least <= most ? [] : [{ path: [name, "value"], code: "order" }];
}

function isTime(text: string): boolean {
	return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) || text === "24:00";
}

/** Pages link there, so it may not be a mail address or a program. */
function isWebAddress(url: string): boolean {
	return /^https?:\/\//i.test(url);
}

export const SETTING_KEYS = Object.keys(siteSettingsSchema.shape) as SettingKey[];

/** A setting as it is sent: its key and its value, checked by its part of the schema of all settings. */
export const settingSchema = z
	.object({ key: z.enum(SETTING_KEYS, "unknown"), value: z.unknown() })
	.transform(({ key, value }, context) => {
		const parsed = siteSettingsSchema.shape[key].safeParse(value);
		if (!parsed.success) {
			for (const { path, ...issue } of parsed.error.issues)
				context.issues.push({ ...issue, path: ["value", ...path] } as never);
			return z.NEVER;
		}
		const rule = RULES[key] as ((value: unknown) => readonly Complaint[]) | undefined;
		for (const { path, code, bound } of [...(rule?.(parsed.data) ?? []), ...findTooLarge(key, parsed.data)]) {
			context.addIssue({ code: "custom", path: ["value", ...path], message: code, params: { bound } });
		}
		return { key, value: parsed.data as unknown };
	});

export type SettingDocument = { readonly key: SettingKey; readonly value: unknown };
