import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { IntlProvider } from "use-intl";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../database/open-database.server.ts";
import { seedTestSchool } from "../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { SvedenNav } from "../features/pages/components/sveden/sveden-page.tsx";
import { getSiteFrame, type SiteFrame } from "../features/pages/get-site-frame.server.ts";
import { getSiteSettings } from "../features/settings/get-site-settings.server.ts";
import { localizePath } from "../i18n/locales.ts";
import type { Locale } from "../shared/localized.ts";
import { MoreLink } from "../ui/button/more-link.tsx";
import { UntoldPaths } from "../ui/link/untold-paths.ts";
import SiteFooter from "./footer/site-footer.tsx";
import SiteHeader from "./site-header.tsx";
import "../../tests/fixtures/all-words.ts";

const NOW = new Date("2026-11-18T09:00:00Z");
const PAYMENT = ["oplata", "sber", "t-bank", "tax", "capital"];
let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
	await seedTestSchool(opened.db, { now: NOW });
	const words = {
		title: "Title",
		lead: "Lead",
		body: "Text",
		seo: "{}",
		state: "published" as const,
		locale: "ru" as const,
	};
	const slugs = ["about", "sveden-budget", ...PAYMENT];
	await opened.db
		.insertInto("page")
		.values(slugs.map((slug) => ({ ...words, slug })))
		.execute();
});
afterAll(() => opened.close());

const frameOf = async (locale: Locale) =>
	getSiteFrame(opened.db, { settings: await getSiteSettings(opened.db), locale, now: NOW });

/** Where the links lead that something draws in a language, without the language. */
async function linksOf(draw: (frame: SiteFrame) => ReactNode, locale: Locale): Promise<string[]> {
	const frame = await frameOf(locale);
	const Page = createRoutesStub([
		{
			path: "*",
			Component: () => (
				<IntlProvider locale={locale} timeZone="Europe/Moscow">
					<UntoldPaths value={frame.untold.map((path) => localizePath(path, locale))}>{draw(frame)}</UntoldPaths>
				</IntlProvider>
			),
		},
	]);
	const html = renderToString(<Page initialEntries={[localizePath("/", locale)]} />);
	return [...html.matchAll(/ href="(?:\/en)?(\/[^"]*)"/g)].map(([, path = ""]) => path);
}

const around = (frame: SiteFrame) => (
	<>
		<SiteHeader frame={frame} scene="paper" />
		<SiteFooter frame={frame} isDemo={false} />
	</>
);
const inside = () => (
	<>
		<MoreLink to="/en/about#team">More</MoreLink>
		<SvedenNav />
	</>
);

test("a page that is not published in a language has no link to it there, in the other one it has", async () => {
	expect(await linksOf(around, "ru")).toEqual(expect.arrayContaining(["/about", "/oplata", "/contacts"]));
	const english = await linksOf(around, "en");
	expect(english).toContain("/contacts");
	expect(english.filter((path) => path === "/about" || PAYMENT.includes(path.slice(1)))).toEqual([]);

	expect((await linksOf(inside, "ru")).filter((path) => /about|budget/.test(path))).toEqual([
		"/about#team",
		"/sveden/budget",
	]);
	const within = await linksOf(inside, "en");
	expect(within).toContain("/sveden/common");
	expect(within.filter((path) => /about|budget/.test(path))).toEqual([]);
});
