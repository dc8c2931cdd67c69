import { escapeMarkup } from "../../../shared/escape-markup.ts";
import { plainAmount } from "../../catalog/courses/course-json-ld.ts";
import type { FeedOffer } from "./feed-offer.ts";
import { offerParams } from "./offer-params.ts";

export type FeedCategory = {
	readonly slug: string;
	readonly title: string;
	/** Number in the rubricator of Yandex, where the school has told it. */
	readonly rubric: number | undefined;
};

export type CourseFeedHead = {
	readonly name: string;
	readonly company: string;
	readonly email: string;
	readonly description: string;
	/** Of the Russian site, without a slash at its end. */
	readonly siteUrl: string;
	readonly now: Date;
	readonly categories: readonly FeedCategory[];
	/** The picture of an offer, absolute. */
	readonly pictureOf: (offer: FeedOffer) => string;
};

/** Numbers of our own, above all of the rubricator. */
const OWN_RUBRICS = 900_001;

/**
 * The feed of "Online courses and lessons" (YML, yandex.ru/support/webmaster/search-appearance/education): an offer a tariff. While a sale
 * runs `price` is the price before it, as the page crosses it out, and «Цена по скидке» what is paid. A price a month is not named: the
 * format forbids that of an instalment, and the warning that must stand beside it has no place here.
 */
export function writeCourseFeed(offers: readonly FeedOffer[], head: CourseFeedHead): string {
	const { siteUrl, categories } = head;
	const used = categories.filter(({ slug }) => offers.some(({ card }) => card.categorySlug === slug));
	const rubricOf = (slug: string) => {
		const index = categories.findIndex((category) => category.slug === slug);
		return categories[index]?.rubric ?? OWN_RUBRICS + index;
	};
	const rubrics = new Map(used.map(({ slug, title }) => [rubricOf(slug), title]));
	return `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="${head.now.toISOString().slice(0, 19)}+00:00">
<shop>
${element("name", head.name)}
${element("company", head.company)}
${element("url", siteUrl || "/")}
${element("email", head.email)}
${element("picture", `${siteUrl}/icon-512.png`)}
${element("description", head.description)}
<currencies><currency id="RUR" rate="1"/></currencies>
<categories>
${[...rubrics].map(([id, title]) => `<category id="${id}">${escapeMarkup(title)}</category>`).join("\n")}
</categories>
<sets>
${used.map(({ slug, title }) => `<set id="${setId(slug)}">${element("name", title)}${element("url", `${siteUrl}/${slug}`)}</set>`).join("\n")}
</sets>
<offers>
${offers.map((offer) => writeOffer(offer, head, rubricOf(offer.card.categorySlug))).join("\n")}
</offers>
</shop>
</yml_catalog>
`;
}

/** An address with the tariff in it: the page opens with that one chosen, and no two offers share an address. */
function writeOffer(offer: FeedOffer, { siteUrl, pictureOf }: CourseFeedHead, rubric: number): string {
	const { card, tariff } = offer;
	const { price, code } = tariff;
	const params = offerParams(offer).map(({ name, value, ...marks }) => {
		const attributes = Object.entries({ name, ...marks }).map(
			([key, mark]) => ` ${key}="${escapeMarkup(String(mark))}"`,
		);
		return `<param${attributes.join("")}>${escapeMarkup(value)}</param>`;
	});
	return `<offer id="${offerId(card.slug, code)}" available="${offer.isAvailable}">
${element("name", `${card.title}. ${tariff.name}`)}
${element("url", `${siteUrl}${card.path}?tariff=${encodeURIComponent(code)}`)}
${element("categoryId", String(rubric))}
${element("set-ids", setId(card.categorySlug))}
${element("price", plainAmount(price.was ?? price.full))}
${element("currencyId", "RUR")}
${element("picture", pictureOf(offer))}
${element("description", card.short)}
${params.join("\n")}
</offer>`;
}

/** Latin letters, digits and underscores are all that the format takes. */
export function offerId(courseSlug: string, tariffCode: string): string {
	return `${courseSlug}__${tariffCode}`.replace(/[^a-z0-9]/gi, "_");
}

function setId(slug: string): string {
	return slug.replace(/[^a-z0-9]/gi, "_");
}

function element(name: string, text: string): string {
	return `<${name}>${escapeMarkup(text)}</${name}>`;
}
