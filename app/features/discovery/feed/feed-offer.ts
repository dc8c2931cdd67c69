import type { CourseModule, TariffKind } from "../../../../database/catalog-types.ts";
import type { CourseSummary } from "../../catalog/courses/course-summary.ts";
import type { StartView } from "../../catalog/courses/course-view.ts";
import type { TariffPrice } from "../../catalog/prices/price-tariff.ts";

/** A tariff of a course as feeds of offers need it; texts are Russian, prices in roubles. */
export type FeedOffer = {
	readonly card: CourseSummary;
	readonly weeklyHours: number;
	readonly modules: readonly CourseModule[];
	readonly hasCertificate: boolean;
	/** The course ends in a profession with a salary of its own. */
	readonly isProfession: boolean;
	readonly tariff: {
		readonly code: string;
		readonly name: string;
		readonly kind: TariffKind;
		readonly price: TariffPrice;
	};
	/** The nearest group of the tariff with a free place. */
	readonly nextStart: StartView | undefined;
	/** False where every coming group of the tariff is full. */
	readonly isAvailable: boolean;
};
