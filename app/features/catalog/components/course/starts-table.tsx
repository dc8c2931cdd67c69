import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatDay, formatWeekday } from "../../../../i18n/format.ts";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Badge } from "../../../../ui/badge/badge.tsx";
import { VisuallyHidden } from "../../../../ui/layout/visually-hidden.tsx";
import { Table } from "../../../../ui/table/table.tsx";
import type { StartView } from "../../courses/course-view.ts";
import { RequestButton } from "./request-button.tsx";
import { SeatDots } from "./seat-dots.tsx";
import { StartTime } from "./start-time.tsx";
import "./starts-table.css";
import { Link } from "../../../../ui/link/link.tsx";

/** A group with the slug of its course; `course` is named where a table holds groups of several. */
export type StartRow = {
	readonly slug: string;
	readonly start: StartView;
	readonly course?: { readonly title: string; readonly path: string };
};

/** Groups by date: when, at what time, with whom, how many places are left. On narrow screens each row is a card. */
export function StartsTable({ rows }: { rows: readonly StartRow[] }) {
	const t = useTranslations("catalog");
	const hasCourses = rows.some((row) => row.course);
	return (
		<div className="starts">
			<Table label={t("starts.label")}>
				<thead>
					<tr>
						{hasCourses && <th scope="col">{t("starts.course")}</th>}
						<th scope="col">{t("starts.date")}</th>
						<th scope="col">{t("starts.time")}</th>
						<th scope="col">{t("starts.tariff")}</th>
						<th scope="col">{t("starts.teacher")}</th>
						<th scope="col">{t("starts.seats")}</th>
						<th scope="col">
							<VisuallyHidden>{t("starts.action")}</VisuallyHidden>
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<StartCells key={row.start.id} {...row} />
					))}
				</tbody>
			</Table>
		</div>
	);
}

function StartCells({ slug, start, course }: StartRow) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const { at, zone } = start;
	return (
		<tr>
			{course && (
				<Cell name={t("starts.course")}>
					<Link to={localizePath(course.path, locale)}>{course.title}</Link>
				</Cell>
			)}
			<Cell name={t("starts.date")}>
				<b className="starts__day">{formatDay(at, locale, zone)}</b>{" "}
				<span className="muted">{formatWeekday(at, locale, zone)}</span>
			</Cell>
			<Cell name={t("starts.time")}>
				<StartTime at={at} zone={zone} />
			</Cell>
			<Cell name={t("starts.tariff")}>{start.tariffName}</Cell>
			<Cell name={t("starts.teacher")}>{start.teacherName ?? "—"}</Cell>
			<Cell name={t("starts.seats")}>
				<Seats start={start} />
			</Cell>
			<td className="starts__action">
				<StartButton slug={slug} start={start} />
			</td>
		</tr>
	);
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
	return (
		<td data-label={name}>
			<span>{children}</span>
		</td>
	);
}

function Seats({ start: { seatsFree, seatsTotal } }: { start: StartView }) {
	const t = useTranslations("catalog");
	if (seatsFree === 0) return <Badge tone="danger">{t("starts.full")}</Badge>;
	return (
		<>
			{t("starts.left", { free: seatsFree, total: seatsTotal })} <SeatDots free={seatsFree} total={seatsTotal} />
		</>
	);
}

function StartButton({ slug, start }: { slug: string; start: StartView }) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const day = formatDay(start.at, locale, start.zone);
	if (start.seatsFree === 0) {
		return (
			<RequestButton
				ask={{ kind: "waitlist", course: slug, tariff: start.tariffCode, start: start.id }}
				label={t("starts.waitNamed", { day })}
				size="sm"
				variant="secondary"
			>
				{t("waitlist.short")}
			</RequestButton>
		);
	}
	return (
		<RequestButton
			ask={{ kind: "trial", course: slug, tariff: start.tariffCode, start: start.id }}
			label={t("starts.joinNamed", { day })}
			size="sm"
			variant="secondary"
		>
			{t("starts.join")}
		</RequestButton>
	);
}
