import { expect, test } from "vitest";
import { type PageHead, pageMeta } from "./page-meta.ts";

const URLS = { ru: "https://orbita.example", en: "https://orbita.example" };
const HEAD: PageHead = {
	title: "Войди в\u00a0айти: детям 9–\u206016\u00a0лет",
	description: "Вебинар",
	locale: "ru",
	path: "/webinars/voiti-v-it",
	locales: ["ru", "en"],
	siteUrl: URLS.ru,
	siteUrls: URLS,
	siteName: "Орбита",
	sitePicture: { path: "/og/site/school.png", alt: "" },
};

test("the title of a page has plain spaces, for the tab as for messengers", () => {
	const tags = pageMeta(HEAD);
	const title = "Войди в айти: детям 9–16 лет";
	expect(tags).toContainEqual({ title });
	expect(tags).toContainEqual({ property: "og:title", content: title });
});
