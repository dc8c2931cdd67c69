import { createHmac, timingSafeEqual } from "node:crypto";
import type { Locale } from "../../../shared/localized.ts";
import type { Picture } from "./picture.ts";

/** What the picture of a page without one of its own kind is made of. */
export type TitledPage = { readonly title: string; readonly scene: Picture["scene"] };

type Seal = {
	readonly locale: Locale;
	/** Of {@link pictureKeyOf}. */
	readonly pictureKey: string;
};

/** Bytes of a title in UTF-8: four lines of a picture in Russian, and an address of 400 letters with a domain of usual length. */
const MOST_BYTES = 190;

/** The part of a title that an address and a picture have room for, cut behind a word. */
export function fitTitle(title: string): string {
	const words = title.split(/(?=\s)/);
	const cutAt = (count: number) => `${words.slice(0, count).join("")}…`;
	const hasRoom = (text: string) => Buffer.byteLength(text) <= MOST_BYTES;
	if (hasRoom(title)) return title;
	return cutAt(words.findLastIndex((_, index) => hasRoom(cutAt(index + 1))) + 1);
}

/**
 * The name of a page's picture: its scene, its title ({@link fitTitle}) and their signature, so that nobody has others drawn. Once the page
 * is called otherwise, messages that were sent with this name keep their picture.
 */
export function writePageSlug({ title, scene }: TitledPage, seal: Seal): string {
	const named = `${scene}.${Buffer.from(title).toString("base64url")}`;
	return `${named}.${sign(named, seal)}`;
}

/** What a name of {@link writePageSlug} says; undefined when the school did not sign it, or for another language. */
export function readPageSlug(slug: string, seal: Seal): TitledPage | undefined {
	const [scene, title = "", signature = ""] = slug.split(".");
	const [given, right] = [Buffer.from(signature), Buffer.from(sign(`${scene}.${title}`, seal))];
	if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
	if (scene !== "night" && scene !== "day" && scene !== "paper") return undefined;
	return { title: Buffer.from(title, "base64url").toString(), scene };
}

/** What titles are signed with. The secret of the school cannot be worked out of it. */
export function pictureKeyOf(secret: string): string {
	return createHmac("sha256", secret).update("page-picture").digest("base64url");
}

function sign(named: string, { locale, pictureKey }: Seal): string {
	return createHmac("sha256", pictureKey).update(`${locale} ${named}`).digest("base64url").slice(0, 16);
}
