import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { IntlProvider } from "use-intl";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../database/open-database.server.ts";
import { seedTestSchool } from "../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { getSiteFrame, type SiteFrame } from "../features/pages/get-site-frame.server.ts";
import { getSiteSettings } from "../features/settings/get-site-settings.server.ts";
import { LOCALES, type Locale } from "../shared/localized.ts";
import SiteFooter from "./footer/site-footer.tsx";
import SiteHeader from "./site-header.tsx";
import "../../tests/fixtures/all-words.ts";

const NOW = new Date("2026-11-18T09:00:00Z");
const PLATFORM = "https://learn.school.example/";
const WORDS: Readonly<Record<Locale, string>> = { ru: "Ученикам", en: "For students" };
let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
	await seedTestSchool(opened.db, { now: NOW });
});
afterAll(() => opened.close());

/** The links of a part of the site to the learning platform, by their words, as the owner has set its address. */
async function linksOf(Part: (props: { frame: SiteFrame }) => ReactNode, locale: Locale, url: string | null) {
	await opened.db
		.updateTable("setting")
		.set({ value: JSON.stringify({ is: url }) })
		.where("key", "=", "learning_platform_url")
		.execute();
	const frame = await getSiteFrame(opened.db, { settings: await getSiteSettings(opened.db), locale, now: NOW });
	const Page = createRoutesStub([
		{
			path: "*",
			Component: () => (
				<IntlProvider locale={locale} timeZone="Europe/Moscow">
					<Part frame={frame} />
				</IntlProvider>
			),
		},
	]);
	const html = renderToString(<Page initialEntries={[locale === "en" ? "/en" : "/"]} />);
	expect(html).toContain(frame.phones[0]?.number);
	return {
		words: html.includes(WORDS[locale]),
		links: [...html.matchAll(new RegExp(`<a href="${PLATFORM}"[^>]*>([^<]*)</a>`, "g"))].map(([, words]) => words),
	};
}

const Header = ({ frame }: { frame: SiteFrame }) => <SiteHeader frame={frame} scene="paper" />;
const Footer = ({ frame }: { frame: SiteFrame }) => <SiteFooter frame={frame} isDemo={false} />;

test.each(LOCALES)(
	"header, menu and footer lead to the learning platform once it has an address, %s",
	async (locale) => {
		expect((await linksOf(Header, locale, PLATFORM)).links).toEqual([WORDS[locale], WORDS[locale]]);
		expect((await linksOf(Footer, locale, PLATFORM)).links).toEqual([WORDS[locale]]);
	},
);

test.each(LOCALES)("without an address nothing speaks of it, %s", async (locale) => {
	for (const part of [Header, Footer]) expect(await linksOf(part, locale, null)).toEqual({ words: false, links: [] });
});
