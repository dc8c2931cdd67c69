import type { Database } from "../../../../database/open-database.server.ts";
import { quoteFacts } from "../../../shared/facts.ts";
import { listCourses } from "../../catalog/courses/list-courses.server.ts";
import { listStarts } from "../../catalog/places/list-starts.server.ts";
import { groupOfTariff, isTariffFull } from "../../catalog/places/tariff-places.ts";
import { priceTariff } from "../../catalog/prices/price-tariff.ts";
import { factsOf, type SiteSettings } from "../../settings/site-settings.ts";
import type { FeedOffer } from "./feed-offer.ts";

const LOCALE = "ru";

type OffersQuestion = { readonly now: Date; readonly settings: SiteSettings };

/** Every tariff of every course that can be bought now, by the price that its page and the checkout have for it. */
export async function listFeedOffers(db: Database, { now, settings }: OffersQuestion): Promise<FeedOffer[]> {
	const months = settings.facts.instalment_default.value;
	const cards = await listCourses(db, {}, { locale: LOCALE, now, months });
	const open = cards.filter(({ status }) => status === "published");
	if (open.length === 0) return [];
	const ids = open.map(({ id }) => id);
	const [texts, tariffs, starts] = await Promise.all([
		selectTexts(db, ids),
		db.selectFrom("tariff").where("courseId", "in", ids).orderBy("position").selectAll().execute(),
		listStarts(db, { courseSlugs: open.map(({ slug }) => slug), locale: LOCALE, now }),
	]);
	const offers = open.flatMap((card) => {
		const text = texts.find(({ id }) => id === card.id);
		if (!text) return [];
		const groups = starts.filter(({ courseSlug }) => courseSlug === card.slug);
		return tariffs
			.filter(({ courseId }) => courseId === card.id)
			.map((row): FeedOffer => {
				const { code, kind } = row;
				const next = groupOfTariff(groups, code);
				const price = priceTariff(row, { currency: "RUB", now, months });
				return {
					card,
					weeklyHours: Number(text.weeklyHours),
					modules: text.body.modules,
					hasCertificate: text.body.certificate !== null,
					isProfession: text.body.after !== null && text.salaryFrom !== null,
					tariff: { code, name: row.text[LOCALE].name, kind, price },
					nextStart: next && next.seatsFree > 0 ? next : undefined,
					isAvailable: !isTariffFull(groups, code),
				};
			});
	});
	return quoteFacts(offers, factsOf(settings, LOCALE));
}

function selectTexts(db: Database, ids: readonly string[]) {
	return db
		.selectFrom("course")
		.innerJoin("courseText", "courseText.courseId", "course.id")
		.where("courseText.locale", "=", LOCALE)
		.where("course.id", "in", [...ids])
		.select(["course.id", "course.weeklyHours", "course.salaryFrom", "courseText.body"])
		.execute();
}
