export const LOCALES = ["ru", "en"] as const;

export type Locale = (typeof LOCALES)[number];

/** One value per language. */
export type Localized<Value> = Readonly<Record<Locale, Value>>;

export function isLocale(value: unknown): value is Locale {
	return value === "ru" || value === "en";
}
