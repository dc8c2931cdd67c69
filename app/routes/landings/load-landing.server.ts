import { listCourses } from "../../features/catalog/courses/list-courses.server.ts";
import { describeCredit } from "../../features/catalog/instalments/describe-credit.ts";
import { nextCatalogueChange } from "../../features/catalog/next-catalogue-change.server.ts";
import type { TariffPrice } from "../../features/catalog/prices/price-tariff.ts";
import { explainNoPromotion } from "../../features/landings/explain-no-promotion.server.ts";
import { getPromotion, nextPromotionStart, type Promotion } from "../../features/landings/get-promotion.server.ts";
import { getRequestForm } from "../../features/requests/pages/get-request-form.server.ts";
import { quoteFacts } from "../../shared/facts.ts";
import { loadTextPage } from "../load-text-page.server.ts";
import { type DoorArgs, openDoor } from "../open-door.server.ts";

const COURSES = 6;

type Landing = {
	/** The slug of the editable page, and its address without the slash. */
	readonly slug: string;
	readonly audience?: "children" | "adults";
	/** Whether to load the promotion that the page is about. */
	readonly withPromotion?: boolean;
};

/** What both landings are made of: text, popular courses, the form, the bonus and the promotion with its stored end. */
export async function loadLanding(args: DoorArgs, landing: Landing) {
	const door = await openDoor(args);
	const { db, locale, now, settings, facts, lifetime, view } = door;
	const codes = settings.promotion;
	const promotion =
		codes && landing.withPromotion ? await getPromotion(db, { code: codes.code, locale, now }) : undefined;
	const noPromotion = promotion ? undefined : await explainNoPromotion(db, { code: codes?.code, locale, now });
	const covered = promotion?.audience === "all" ? undefined : promotion?.audience;
	const [text, all, form, bonus] = await Promise.all([
		loadTextPage(door, { slug: landing.slug, address: `/${landing.slug}` }),
		listCourses(db, { audience: landing.audience ?? covered }, view),
		getRequestForm(db, { kind: "consultation", locale, now, settings }),
		codes ? getPromotion(db, { code: codes.bonus_code, locale, now }) : undefined,
	]);
	const open = all.filter(({ status, price }) => status === "published" && reachesMinimum(price, promotion));
	const courses = quoteFacts(open.slice(0, COURSES), facts);
	lifetime.until(form.validUntil, promotion?.endsAt, bonus?.endsAt);
	lifetime.until(await nextCatalogueChange(db, now));
	if (codes) lifetime.until(await nextPromotionStart(db, { codes: [codes.code, codes.bonus_code], now }));
	const credit = describeCredit(settings, locale);
	return { ...text, courses, credit, form, promotion, noPromotion, bonus, zone: settings.hours.zone, now };
}

/** The checkout takes the code of a promotion for the price that the card shows. */
function reachesMinimum({ full }: TariffPrice, promotion: Promotion | undefined): boolean {
	return !promotion?.minimum || full.minor >= promotion.minimum.minor;
}
