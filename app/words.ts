import { registerCatalogues } from "./i18n/message-catalogues.ts";
import { isLocale, type Locale } from "./shared/localized.ts";
import type russian from "./words.ru.ts";

/** Every message of the site; both languages have the same keys (a test compares them). */
export type Words = typeof russian;

/** What only some pages say; the rest, which every page says, is in `common-words`. */
registerCatalogues({
	basket: {
		ru: () => import("./features/checkout/components/basket/words.ru.json"),
		en: () => import("./features/checkout/components/basket/words.en.json"),
	},
	checkout: {
		ru: () => import("./features/checkout/components/checkout/words.ru.json"),
		en: () => import("./features/checkout/components/checkout/words.en.json"),
	},
	blog: {
		ru: () => import("./features/blog/words.ru.json"),
		en: () => import("./features/blog/words.en.json"),
	},
	catalog: {
		ru: () => import("./features/catalog/words.ru.json"),
		en: () => import("./features/catalog/words.en.json"),
	},
	cookies: {
		ru: () => import("./layout/cookies/words.ru.json"),
		en: () => import("./layout/cookies/words.en.json"),
	},
	courseCard: {
		ru: () => import("./features/catalog/components/card/words.ru.json"),
		en: () => import("./features/catalog/components/card/words.en.json"),
	},
	courses: {
		ru: () => import("./features/catalog/components/list/words.ru.json"),
		en: () => import("./features/catalog/components/list/words.en.json"),
	},
	footer: {
		ru: () => import("./layout/footer/words.ru.json"),
		en: () => import("./layout/footer/words.en.json"),
	},
	guides: {
		ru: () => import("./features/guides/words.ru.json"),
		en: () => import("./features/guides/words.en.json"),
	},
	landings: {
		ru: () => import("./features/landings/words.ru.json"),
		en: () => import("./features/landings/words.en.json"),
	},
	header: {
		ru: () => import("./layout/header/words.ru.json"),
		en: () => import("./layout/header/words.en.json"),
	},
	home: {
		ru: () => import("./features/home/words.ru.json"),
		en: () => import("./features/home/words.en.json"),
	},
	homeRest: {
		ru: () => import("./features/home/components/rest/words.ru.json"),
		en: () => import("./features/home/components/rest/words.en.json"),
	},
	instalments: {
		ru: () => import("./features/catalog/components/instalments/words.ru.json"),
		en: () => import("./features/catalog/components/instalments/words.en.json"),
	},
	invoice: {
		ru: () => import("./features/checkout/components/invoice/words.ru.json"),
		en: () => import("./features/checkout/components/invoice/words.en.json"),
	},
	order: {
		ru: () => import("./features/checkout/components/order/words.ru.json"),
		en: () => import("./features/checkout/components/order/words.en.json"),
	},
	lowVision: {
		ru: () => import("./layout/low-vision/words.ru.json"),
		en: () => import("./layout/low-vision/words.en.json"),
	},
	moneyHelp: {
		ru: () => import("./features/money-help/words.ru.json"),
		en: () => import("./features/money-help/words.en.json"),
	},
	pages: {
		ru: () => import("./features/pages/components/words.ru.json"),
		en: () => import("./features/pages/components/words.en.json"),
	},
	paying: {
		ru: () => import("./features/checkout/components/paying/words.ru.json"),
		en: () => import("./features/checkout/components/paying/words.en.json"),
	},
	postCard: {
		ru: () => import("./features/blog/components/card/words.ru.json"),
		en: () => import("./features/blog/components/card/words.en.json"),
	},
	webinars: {
		ru: () => import("./features/webinars/words.ru.json"),
		en: () => import("./features/webinars/words.en.json"),
	},
	quiz: {
		ru: () => import("./features/quiz/words.ru.json"),
		en: () => import("./features/quiz/words.en.json"),
	},
	search: {
		ru: () => import("./features/search/words.ru.json"),
		en: () => import("./features/search/words.en.json"),
	},
	trials: {
		ru: () => import("./features/trials/words.ru.json"),
		en: () => import("./features/trials/words.en.json"),
	},
	requests: {
		ru: () => import("./features/requests/words.ru.json"),
		en: () => import("./features/requests/words.en.json"),
	},
});

/** What every page says, in one language, as a chunk of its own. */
export async function loadCommonWords(locale: Locale) {
	return locale === "ru" ? await import("./common-words.ru.ts") : await import("./common-words.en.ts");
}

/** Beside the words that a door waits for, not after them. Who needs the common ones asks again, and hears of a failure. */
function readAheadCommonWords(): void {
	const { lang } = document.documentElement;
	if (isLocale(lang)) loadCommonWords(lang).catch(() => undefined);
}

if (!import.meta.env.SSR) readAheadCommonWords();

declare module "use-intl" {
	interface AppConfig {
		Locale: Locale;
		Messages: Words;
	}
}
