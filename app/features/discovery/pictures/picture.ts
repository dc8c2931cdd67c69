import { isOneOf } from "../../../shared/is-one-of.ts";
import type { Planet } from "../../../shared/planets.ts";

/** What a picture of a page says and shows; the same content gives the same picture. */
export type Picture = {
	/** The ground: a night sky, a day in the colour of the planet, or paper. */
	readonly scene: "night" | "day" | "paper";
	readonly planet: Planet;
	/** A drawing of `public/art`. Covers stand as postcards, everything else stands free. */
	readonly art: string;
	/** The school's name behind the planet of the logo (`afterPlanet`). */
	readonly brandRest: string;
	/** Above the title. */
	readonly kicker: string;
	/** One word of it may stand in `<em>`. */
	readonly title: string;
	/** A sentence or two under the title. */
	readonly lead: string;
	/** Short, each in a frame of its own. */
	readonly facts: readonly string[];
};

/** A title without the marks of its stressed word: as it is read out, and as long as it is drawn. */
export function plainTitle(title: string): string {
	return title.replace(/<\/?em>/g, "");
}

/** Kinds of pages that have pictures of their own, as addresses name them; `page` is every other one. */
export const PICTURE_KINDS = ["site", "course", "category", "post", "webinar", "page"] as const;

export type PictureKind = (typeof PICTURE_KINDS)[number];

/** Where a page's picture stands, without the language, and what it is called for whoever can't see it. */
export type PagePicture = { readonly path: string; readonly alt: string };

/** Pixels, as messengers ask for them (ogp.me). */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

export function isPictureKind(value: string | undefined): value is PictureKind {
	return isOneOf(PICTURE_KINDS, value);
}
