import type { CourseView, StartView, TariffView } from "../courses/course-view.ts";

/** True when the tariff is taught in groups and every coming one is full. Lessons without a timetable of ours are never full. */
export function isTariffFull(
	starts: readonly Pick<StartView, "tariffCodes" | "seatsFree">[],
	tariffCode: string,
): boolean {
	const groups = starts.filter(({ tariffCodes }) => tariffCodes.includes(tariffCode));
	return groups.length > 0 && groups.every((group) => group.seatsFree === 0);
}

/**
 * The group to name beside a tariff's price: its nearest one with a free place, otherwise its nearest one. Never a group in which the
 * tariff is not taught.
 */
export function groupOfTariff<Group extends Pick<StartView, "tariffCodes" | "seatsFree">>(
	starts: readonly Group[],
	tariffCode: string,
): Group | undefined {
	const groups = starts.filter(({ tariffCodes }) => tariffCodes.includes(tariffCode));
	return groups.find((group) => group.seatsFree > 0) ?? groups[0];
}

/** The group that a course page speaks of first: of the tariff whose price the course is shown with. */
export function nextGroup({ starts, tariffCode }: Pick<CourseView, "starts" | "tariffCode">): StartView | undefined {
	return groupOfTariff(starts, tariffCode);
}

/** The tariff chosen by default: of those with a place the one that the school recommends, or else the first. */
export function adviseTariff<Tariff extends { readonly recommended: boolean }>(
	tariffs: readonly Tariff[],
	isFull: (tariff: Tariff) => boolean,
): Tariff | undefined {
	const open = tariffs.filter((tariff) => !isFull(tariff));
	const offered = open.length > 0 ? open : tariffs;
	return offered.find(({ recommended }) => recommended) ?? offered[0];
}

/** The cheapest tariff with a place, to name where the one that the course is shown with is full; undefined where that has places. */
export function tariffInstead({
	tariffs,
	starts,
	tariffCode,
}: Pick<CourseView, "tariffs" | "starts" | "tariffCode">): TariffView | undefined {
	if (!isTariffFull(starts, tariffCode)) return undefined;
	const open = tariffs.filter(({ code }) => !isTariffFull(starts, code));
	return open.sort((left, right) => left.price.full.minor - right.price.full.minor)[0];
}
