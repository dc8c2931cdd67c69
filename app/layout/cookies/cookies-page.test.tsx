import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "../../shared/localized.ts";
import { CookiesPage } from "./cookies-page.tsx";
import "../../../tests/fixtures/all-words.ts";

/** The page as a visitor reads it, without what a typesetter adds. */
function read(locale: Locale, isTracked: boolean): string {
	const Page = createRoutesStub([
		{
			path: "*",
			Component: () => (
				<IntlProvider locale={locale} timeZone="Europe/Moscow">
					<CookiesPage choice={undefined} isTracked={isTracked} missing={false} saved={false} />
				</IntlProvider>
			),
		},
	]);
	const html = renderToString(<Page initialEntries={[locale === "en" ? "/en/cookies" : "/cookies"]} />);
	return html.replaceAll(/<[^>]+>/g, " ").replaceAll(/[\s\u00a0\u2060]+/g, " ");
}

const DENIAL = { ru: "Чужих счётчиков посещений", en: "no third-party visit counters" } as const;
const MAYBE = { ru: "если появится", en: "should we ever" } as const;
const WITHDRAWAL = { ru: "Согласие можно отозвать здесь", en: "withdraw your consent here" } as const;

test.each(LOCALES)("a school without a tracker says that there is none, %s", (locale) => {
	const text = read(locale, false);
	for (const words of [DENIAL, MAYBE]) expect(text).toContain(words[locale]);
	expect(text).not.toContain("Roistat");
});

test.each(LOCALES)("a school with a tracker names it and how to get rid of it, %s", (locale) => {
	const text = read(locale, true);
	for (const words of [DENIAL, MAYBE]) expect(text).not.toContain(words[locale]);
	expect(text).toContain("Roistat");
	expect(text).toContain(WITHDRAWAL[locale]);
});

test("each record has its purpose and how long it is kept", () => {
	expect(read("ru", false)).toContain("orbita_order Хранится 4 дня Ключ заказа");
	expect(read("en", false)).toContain("orbita.drafts Kept for 24 hours What you have typed");
});
