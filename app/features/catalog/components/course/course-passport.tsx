import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatDay, formatNumber } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Card } from "../../../../ui/card/card.tsx";
import { Wrap } from "../../../../ui/layout/wrap.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import { courseLength } from "../../courses/course-length.ts";
import type { CourseView } from "../../courses/course-view.ts";
import { enrolmentOf } from "../../places/enrolment.ts";
import { nextGroup } from "../../places/tariff-places.ts";
import { SeatDots } from "./seat-dots.tsx";
import "./course-passport.css";

/** The five facts one decides by, over the edge of the hero. */
export function CoursePassport({ course }: { course: CourseView }) {
	const t = useTranslations("catalog");
	const kinds = [...new Set(course.tariffs.map((tariff) => t(`kinds.${tariff.kind}`)))];
	const locale = useLocale();
	const { unit, count } = courseLength(course.months);
	const { lessonMinutes: minutes, weeklyHours } = course;
	return (
		<Wrap className="passport">
			<Card aria-label={t("passport.label")} as="section">
				<dl className="passport__facts">
					<Fact name={t("passport.age")}>{course.ages ? t("passport.years", course.ages) : t("passport.adults")}</Fact>
					<Fact name={t("passport.format")}>
						{t("passport.online")}{" "}
						<small>
							<Unbroken>{kinds.join(", ")}</Unbroken>
						</small>
					</Fact>
					{enrolmentOf(course) !== "development" && <GroupFacts course={course} />}
					<Fact name={t("passport.length")}>
						{t(`count.${unit}`, { count })}, {t("count.lessons", { count: course.lessons })}{" "}
						<small>{t("passport.pace", { minutes, hours: formatNumber(weeklyHours, locale) })}</small>
					</Fact>
				</dl>
			</Card>
		</Wrap>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}

function GroupFacts({ course }: { course: CourseView }) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const group = nextGroup(course);
	if (enrolmentOf(course) === "paused") return <Fact name={t("passport.start")}>{t("hero.paused")}</Fact>;
	if (!group) {
		return (
			<>
				<Fact name={t("passport.start")}>{t("passport.forming")}</Fact>
				<Fact name={t("passport.seats")}>{t("passport.byRequest")}</Fact>
			</>
		);
	}
	const { at, zone, seatsFree, seatsTotal, tariffCode, tariffName } = group;
	const hasOthers = course.starts.some((start) => start.tariffCode !== tariffCode);
	// Whose places are gone: the course still has others.
	const isFullAlone = seatsFree === 0 && enrolmentOf(course) === "open";
	return (
		<>
			<Fact name={t("passport.start")}>
				{/* Alone in a narrow cell: a day that is bound to its month would lie over the next one where letters are far apart. */}
				{formatDay(at, locale, zone).replace("\u00a0", " ")} {(hasOthers || isFullAlone) && <small>{tariffName}</small>}
			</Fact>
			<Fact name={t("passport.seats")}>
				{seatsFree > 0 ? t("passport.free", { free: seatsFree, total: seatsTotal }) : t("passport.none")}{" "}
				<SeatDots free={seatsFree} total={seatsTotal} />
			</Fact>
		</>
	);
}
