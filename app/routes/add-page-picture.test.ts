import { join } from "node:path";
import type { StaticHandlerContext } from "react-router";
import { describe, expect, test } from "vitest";
import { useDemoSchool } from "../../tests/fixtures/demo-school.ts";
import { knockAtDoor } from "../../tests/fixtures/knock-at-door.ts";
import { pictureKeyOf } from "../features/discovery/pictures/page-slug.server.ts";
import type { Picture } from "../features/discovery/pictures/picture.ts";
import { printPicture } from "../features/discovery/pictures/print-picture.server.ts";
import { localizePath } from "../i18n/locales.ts";
import { LOCALES, type Locale } from "../shared/localized.ts";
import { addPagePicture } from "./add-page-picture.server.ts";
import { type LoadedHead, metaFromLoader } from "./page-meta.ts";
import "../../tests/fixtures/all-words.ts";

const now = new Date("2026-11-18T09:00:00Z");
const pictureKey = pictureKeyOf("secret");
const SCHOOLS = { ru: "Орбита", en: "Orbita" };

const school = useDemoSchool(now);

type Door = () => Promise<{ loader: unknown; handle?: object }>;

/** What the router has found for a page with this head. */
function answerOf(
	head: Partial<LoadedHead>,
	{ locale = "ru" as Locale, handle = {}, errors = null as object | null } = {},
) {
	const school = {
		locale,
		siteName: SCHOOLS[locale],
		siteUrl: "https://school.example",
		siteUrls: { ru: "https://school.example", en: "https://school.example" },
		sitePicture: { path: "/og/site/school.1.png", alt: "Школа" },
	};
	const page = { head: { title: "Отзывы", description: "", path: "/reviews", locales: LOCALES, ...head } };
	const matches = [{ route: { id: "root" } }, { route: { id: "page", handle } }];
	return { matches, errors, loaderData: { root: { school }, page } } as unknown as StaticHandlerContext;
}

/** The address of the picture that the page is sent with, without the host. */
function pictureOf(answer: StaticHandlerContext): string {
	addPagePicture(answer, { pictureKey });
	const tags = metaFromLoader({
		loaderData: answer.loaderData.page,
		matches: [{ loaderData: answer.loaderData.root }],
	}) as { property?: string; content?: string }[];
	const address = tags.find(({ property }) => property === "og:image")?.content ?? "";
	return address.replace("https://school.example", "");
}

/** What the door of pictures answers, and what it had drawn. */
async function ask(address: string) {
	const { loader } = await import("./discovery/picture.ts");
	const drawn: Picture[] = [];
	const art = join(import.meta.dirname, "../../public/art");
	const pictures = {
		fetch(picture: Picture) {
			drawn.push(picture);
			return printPicture(picture, art);
		},
	};
	const [kind, file] = address.split("/").slice(-2);
	const knocked = knockAtDoor({ db: school.db, now, address, school: { pictures, pictureKey } });
	const response = (await loader({ ...knocked, params: { kind, file } } as never)) as Response;
	return { response, drawn };
}

const PAGES: readonly (readonly [path: string, scene: Picture["scene"], door: Door])[] = [
	["/faq", "paper", () => import("./catalog/faq.tsx")],
	["/children", "day", () => import("./catalog/audience.tsx")],
	["/webinars", "night", () => import("./webinars/webinars.tsx")],
	["/new-landing", "night", () => import("./landings/new-landing.tsx")],
	["/politica", "paper", () => import("./pages/legal.tsx")],
];

describe.each(LOCALES)("a page without a picture of its kind (%s)", (locale) => {
	test.each(PAGES)("%s is sent with its title on its scene", async (path, scene, door) => {
		const { loader, handle = {} } = await door();
		const knocked = knockAtDoor({ db: school.db, now, address: localizePath(path, locale) });
		const { head } = await (loader as (args: object) => Promise<{ head: LoadedHead }>)(knocked);
		const address = pictureOf(answerOf(head, { locale, handle }));
		expect(address.slice(0, address.lastIndexOf("/") + 1)).toBe(localizePath("/og/page/", locale));
		const { response, drawn } = await ask(address);
		expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
		const png = Buffer.from(await response.arrayBuffer());
		expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
		expect(png.length).toBeLessThan(300_000);
		expect(drawn).toMatchObject([{ scene, title: head.title }]);
	});
});

test("the name of the school, which pictures have anyway, leaves the title", async () => {
	for (const [title, shown] of [
		["Родителям — блог «Орбита»", "Родителям"],
		["Родителям\u00a0— блог «Орбита» — страница 2", "Родителям — страница 2"],
		["О школе — кто мы", "О школе — кто мы"],
		["Орбита — школа", "Орбита — школа"],
	] as const) {
		const { drawn } = await ask(pictureOf(answerOf({ title })));
		expect(drawn).toMatchObject([{ title: shown }]);
	}
});

test("what is not to be found, what failed and what has a picture of its kind keep theirs", () => {
	expect(pictureOf(answerOf({ noindex: true }))).toBe("/og/site/school.1.png");
	expect(pictureOf(answerOf({}, { errors: { page: new Error("lost") } }))).toBe("/og/site/school.1.png");
	expect(pictureOf(answerOf({ picture: { path: "/og/course/one.1.png", alt: "" } }))).toBe("/og/course/one.1.png");
});

test("browsers are told nothing of it", () => {
	const answer = answerOf({});
	const sent = answer.loaderData;
	const before = JSON.stringify(sent);
	expect(pictureOf(answer)).toContain("/og/page/");
	expect(JSON.stringify(sent)).toBe(before);
});

test("a title that the school did not sign has no picture, an old version leads to the present one", async () => {
	const address = pictureOf(answerOf({}));
	const [scene, title, signature, version] = (address.split("/").at(-1) ?? "").split(".");
	const other = Buffer.from("Школа закрыта").toString("base64url");
	for (const file of [
		`${scene}.${other}.${signature}.${version}.png`,
		`night.${title}.${signature}.${version}.png`,
		`${scene}.${title}.${"A".repeat(16)}.${version}.png`,
		`${scene}.${title}.${version}.png`,
		`faq.${version}.png`,
	]) {
		await expect(ask(`/og/page/${file}`), file).rejects.toMatchObject({ init: { status: 404 } });
	}
	await expect(ask(`/en${address}`)).rejects.toMatchObject({ init: { status: 404 } });
	const { response } = await ask(address.replace(`${version}`, "000000000000"));
	expect([response.status, response.headers.get("location")]).toEqual([302, address]);
});
