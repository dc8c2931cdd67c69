import { inZone } from "../../../shared/in-zone.server.ts";

export type FiguresPeriod = {
	readonly from: Date;
	/** Without this moment. */
	readonly to: Date;
	/** The days as they were asked for, or as they are taken: `YYYY-MM-DD`. */
	readonly firstDay: string;
	readonly lastDay: string;
};

const USUAL_DAYS = 30;
const MOST_DAYS = 366;

/** The days of the school's calendar that figures are asked of: both named ones included, a year at most, the last thirty by default. */
export function figuresPeriod(
	asked: { readonly from: string | undefined; readonly to: string | undefined },
	{ now, zone }: { readonly now: Date; readonly zone: string },
): FiguresPeriod {
	const today = inZone(now, zone).toPlainDate();
	const last = readDay(asked.to) ?? today;
	const wanted = readDay(asked.from) ?? last.subtract({ days: USUAL_DAYS - 1 });
	const earliest = last.subtract({ days: MOST_DAYS - 1 });
	const ordered = Temporal.PlainDate.compare(wanted, last) > 0 ? last : wanted;
	const first = Temporal.PlainDate.compare(ordered, earliest) < 0 ? earliest : ordered;
	const begins = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(zone).epochMilliseconds);
	return {
		from: begins(first),
		to: begins(last.add({ days: 1 })),
		firstDay: first.toString(),
		lastDay: last.toString(),
	};
}

function readDay(text: string | undefined): Temporal.PlainDate | undefined {
	if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
	try {
		return Temporal.PlainDate.from(text, { overflow: "reject" });
	} catch {
		return undefined;
	}
}
