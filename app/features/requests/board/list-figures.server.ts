import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { inZone } from "../../../shared/in-zone.server.ts";
import { COUNTS_AS_REQUEST } from "./counts-as-request.server.ts";

/** How well the promise was kept among some requests. */
export type Figures = {
	readonly requests: number;
	/** Got a first answer. */
	readonly answered: number;
	/** How many of the answers came within the promise. */
	readonly kept: number;
	/** Without an answer though the promise has run out. */
	readonly missed: number;
	/** Minutes of working time, to a tenth; null where nobody was answered. */
	readonly medianMinutes: number | null;
	/** The share of due promises that were kept, 0 to 1; null where none were due. */
	readonly keptShare: number | null;
};

export type FiguresTable = {
	readonly total: Figures;
	/** Every calendar day of the period in the school's zone, `YYYY-MM-DD`. */
	readonly days: readonly (Figures & { readonly day: string })[];
	/** Every hour of the school's clock, 0 to 23, with the requests that came in it. */
	readonly hours: readonly (Figures & { readonly hour: number })[];
	/** By who gave the first answer. */
	readonly managers: readonly (Figures & { readonly id: string; readonly name: string })[];
};

/** From a moment to another one, without it. */
type Period = { readonly from: Date; readonly to: Date; readonly now: Date; readonly zone: string };

type Row = Omit<Figures, "medianMinutes" | "keptShare"> & {
	level: number;
	day: string | null;
	hour: number | null;
	manager: string | null;
	managerName: string | null;
	medianSeconds: number | null;
};

/** Levels of `grouping(day, hour, manager)`: a bit for each that is not grouped by. */
const BY_DAY = 0b011;
const BY_HOUR = 0b101;
const BY_MANAGER = 0b110;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The figures of the requests that came in a period: in all, by day, by hour and by manager. */
export async function listFigures(db: Database, { from, to, now, zone }: Period): Promise<FiguresTable> {
	const { rows } = await sql<Row>`
		select grouping(day, hour, manager) as level, to_char(day, 'YYYY-MM-DD') as day, hour, manager,
			max(first_response_name) as manager_name,
			count(*)::int as requests,
			count(first_response_at)::int as answered,
			count(*) filter (where first_response_at <= respond_by)::int as kept,
			count(*) filter (where first_response_at is null and respond_by < ${now}::timestamptz)::int as missed,
			percentile_cont(0.5) within group (order by first_response_seconds) as median_seconds
		from (
			select (created_at at time zone ${zone}::text)::date as day,
				extract(hour from created_at at time zone ${zone}::text)::int as hour,
				first_response_by as manager, first_response_name, first_response_at, first_response_seconds, respond_by
			from contact_request
			where created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz
				and ${COUNTS_AS_REQUEST}
		) as request
		group by grouping sets ((), (day), (hour), (manager))
		order by day, hour, answered desc`.execute(db);
	const at = (level: number) => rows.filter((row) => row.level === level);
	const [total] = at(0b111);
	const byDay = new Map(at(BY_DAY).map((row) => [row.day, row]));
	const byHour = new Map(at(BY_HOUR).map((row) => [row.hour, row]));
	return {
		total: figuresOf(total),
		days: daysOf({ from, to, zone }).map((day) => ({ ...figuresOf(byDay.get(day)), day })),
		hours: HOURS.map((hour) => ({ ...figuresOf(byHour.get(hour)), hour })),
		managers: at(BY_MANAGER).flatMap((row) =>
			row.manager === null ? [] : [{ ...figuresOf(row), id: row.manager, name: row.managerName ?? "" }],
		),
	};
}

/** Calendar days that a period touches. */
function daysOf({ from, to, zone }: Omit<Period, "now">): string[] {
	const days: string[] = [];
	const last = inZone(new Date(to.getTime() - 1), zone).toPlainDate();
	let day = inZone(from, zone).toPlainDate();
	for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) days.push(day.toString());
	return days;
}

function figuresOf(row: Row | undefined): Figures {
	const { requests = 0, answered = 0, kept = 0, missed = 0, medianSeconds = null } = row ?? {};
	const due = answered + missed;
	return {
		requests,
		answered,
		kept,
		missed,
		medianMinutes: medianSeconds === null ? null : Math.round(medianSeconds / 6) / 10,
		keptShare: due === 0 ? null : kept / due,
	};
}
