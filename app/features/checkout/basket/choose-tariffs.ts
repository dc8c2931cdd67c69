import { adviseTariff } from "../../catalog/places/tariff-places.ts";
import type { BasketLine } from "./basket.ts";
import { NO_TARIFF } from "./read-checkout-lines.ts";
import type { BasketRows } from "./select-basket.server.ts";

/**
 * Gives a line that names only a course the tariff that the school recommends and that still has places, and removes a group of another
 * tariff.
 */
export function chooseTariffs(lines: readonly BasketLine[], { courses, tariffs, starts }: BasketRows): BasketLine[] {
	return lines.map((line) => {
		const course = courses.find(({ slug }) => slug === line.courseSlug);
		const offered = tariffs.filter(({ courseId }) => courseId === course?.id);
		const advised = line.tariffCode === NO_TARIFF ? adviseTariff(offered, ({ id }) => isFull(starts, id)) : undefined;
		const tariffCode = advised?.code ?? line.tariffCode;
		const tariff = offered.find(({ code }) => code === tariffCode);
		const group = starts.find(({ id }) => id === line.startId);
		const isOfAnother = group !== undefined && !(tariff && group.tariffIds.includes(tariff.id));
		return { courseSlug: line.courseSlug, tariffCode, startId: isOfAnother ? undefined : line.startId };
	});
}

function isFull(starts: BasketRows["starts"], tariffId: string): boolean {
	const groups = starts.filter(({ tariffIds, isOpen }) => isOpen && tariffIds.includes(tariffId));
	return groups.length > 0 && groups.every(({ free }) => free === 0);
}
