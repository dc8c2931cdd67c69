import type { Audience, CourseLevel, CourseStatus, Planet } from "../../../../database/catalog-types.ts";
import type { TariffPrice } from "../prices/price-tariff.ts";

/** A course as lists show it. */
export type CourseSummary = {
	readonly id: string;
	readonly slug: string;
	/** The one address of the course, without the language: `/{category}/{course}`. */
	readonly path: string;
	readonly categorySlug: string;
	readonly audience: Audience;
	readonly status: Extract<CourseStatus, "published" | "in_development" | "on_pause">;
	readonly title: string;
	readonly short: string;
	readonly planet: Planet;
	readonly cover: string;
	readonly ages: { readonly from: number; readonly to: number } | undefined;
	readonly level: CourseLevel;
	readonly months: number;
	readonly lessons: number;
	/** Of the cheapest tariff, of the format asked for. */
	readonly price: TariffPrice;
	/** The tariff that {@link CourseSummary.price} and {@link CourseSummary.nextStart} are of. */
	readonly tariffCode: string;
	readonly nextStart: { readonly at: Date; readonly zone: string; readonly seatsFree: number } | undefined;
	/** True when every tariff, of the format asked for, is full: lessons without a timetable always have a place. */
	readonly isSoldOut: boolean;
};

export function coursePath(category: string, course: string): string {
	return `/${category}/${course}`;
}
