import { expect, test } from "vitest";
import { addressTitlePicture } from "./address-page-picture.server.ts";
import { fitTitle, pictureKeyOf, readPageSlug, type TitledPage, writePageSlug } from "./page-slug.server.ts";
import { readPictureFile } from "./picture-address.server.ts";
import "../../../../tests/fixtures/all-words.ts";

const SEAL = { locale: "ru", pictureKey: pictureKeyOf("secret") } as const;
const PAGE: TitledPage = { title: "Вопросы и\u00a0ответы — «всё»", scene: "paper" };
const LONG = "Материально-техническое обеспечение и\u00a0оснащённость образовательной организации. ".repeat(9).trim();

test("the name of a picture says its scene and its title", () => {
	expect(readPageSlug(writePageSlug(PAGE, SEAL), SEAL)).toEqual(PAGE);
});

test("a title is drawn in the language and the scene that the school signed it for, and no other one is", () => {
	const slug = writePageSlug(PAGE, SEAL);
	const [scene = "", title = "", signature = ""] = slug.split(".");
	const other = Buffer.from("Школа закрыта").toString("base64url");
	for (const forged of [
		[scene, other, signature],
		["night", title, signature],
		[scene, title, "A".repeat(16)],
		[scene, title, signature.slice(1)],
		[scene, title],
		["faq"],
	]) {
		expect(readPageSlug(forged.join("."), SEAL), forged.join(".")).toBeUndefined();
	}
	expect(readPageSlug(slug, { ...SEAL, locale: "en" })).toBeUndefined();
	expect(readPageSlug(slug, { ...SEAL, pictureKey: pictureKeyOf("another") })).toBeUndefined();
});

test("a title that has no room is cut behind a word", () => {
	expect(fitTitle(PAGE.title)).toBe(PAGE.title);
	const cut = fitTitle(LONG);
	expect(LONG.slice(0, cut.length - 1)).toBe(cut.slice(0, -1));
	expect(cut).toMatch(/[а-яё.]…$/);
	expect(LONG.charAt(cut.length - 1)).toMatch(/\s/);
	expect(fitTitle("я".repeat(200))).toBe("…");
});

test.each(["ru", "en"] as const)(
	"an address is a name of a picture and leaves room for a domain in 400 letters (%s)",
	(locale) => {
		const site = { locale, facts: { school: "Орбита" }, pictureKey: SEAL.pictureKey };
		for (const title of [PAGE.title, LONG, "a ".repeat(300), "₽".repeat(300)]) {
			const { path } = addressTitlePicture({ title, scene: "night" }, site);
			expect(`/en${path}`.length).toBeLessThan(320);
			const { slug = "" } = readPictureFile(path.slice("/og/page/".length)) ?? {};
			expect(readPageSlug(slug, { ...SEAL, locale })).toEqual({ title: fitTitle(title), scene: "night" });
		}
	},
);

test("whoever can't see a picture is told what it says", () => {
	const altOf = (locale: "ru" | "en") =>
		addressTitlePicture(PAGE, { locale, facts: { school: "Орбита" }, pictureKey: SEAL.pictureKey }).alt;
	expect(altOf("ru")).toBe("Вопросы и\u00a0ответы — «всё» · Онлайн-школа программирования");
	expect(altOf("en")).toBe("Вопросы и\u00a0ответы — «всё» · An online school of programming");
});
