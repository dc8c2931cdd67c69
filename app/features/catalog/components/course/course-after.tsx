import { useLocale } from "use-intl";
import { formatDate, formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { wholeMoney } from "../../../../shared/money.ts";
import { Art } from "../../../../ui/art/art.tsx";
import { Badge } from "../../../../ui/badge/badge.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import { Cluster } from "../../../../ui/layout/stack.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import type { CourseView } from "../../courses/course-view.ts";
import { ToolBadges } from "./course-skills.tsx";
import "./course-after.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

/** What stays after the course: a résumé, a salary band where work is the aim, a certificate, the final project. */
export function CourseAfter({ course }: { course: CourseView }) {
	const t = useTranslations("catalog");
	if (!course.after && !course.certificate && !course.project) return null;
	return (
		<Section>
			<SectionHead title={t.rich("after.title", richTags)} />
			<div className="after" data-planet={course.planet}>
				{course.after && <Resume after={course.after} course={course} />}
				<div className="after__rest">
					{course.salary && <SalaryBand course={course} />}
					{course.certificate && (
						<div className="stack" data-gap="3">
							<Art className="after__certificate" name="certificate" />
							<h3>{t("after.certificate")}</h3>
							<p className="muted">{course.certificate}</p>
						</div>
					)}
				</div>
			</div>
		</Section>
	);
}

type ResumeProps = { course: CourseView; after: NonNullable<CourseView["after"]> };

function Resume({ course, after }: ResumeProps) {
	const t = useTranslations("catalog");
	return (
		<Card as="article" className="cv">
			<div className="cv__top">
				<Art name={course.cover} width={104} />
				<div>
					<h3>
						<Unbroken>{after.role}</Unbroken>
					</h3>
					<p className="muted step--1">{course.title}</p>
				</div>
			</div>
			<p>{after.text}</p>
			<div>
				<h4>{t("after.skills")}</h4>
				<Cluster gap={2}>
					{course.skills.map((skill) => (
						<Badge key={skill}>{skill}</Badge>
					))}
				</Cluster>
			</div>
			<div>
				<h4>{t("after.tools")}</h4>
				<ToolBadges tools={course.tools} />
			</div>
			{course.project && (
				<div>
					<h4>{t("after.project")}</h4>
					<p className="step--1">{course.project}</p>
				</div>
			)}
		</Card>
	);
}

function SalaryBand({ course: { salary, after } }: { course: CourseView }) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	if (!salary) return null;
	const { from, to, currency, asOf } = salary;
	const amount = (units: number) => formatMoney(wholeMoney(units, currency), locale);
	const date = formatDate(new Date(`${asOf}T00:00:00Z`), locale, "UTC");
	return (
		<Card className="salary" tone="tint">
			<h3>{t("after.salary")}</h3>
			<p className="salary__band">
				{t("after.range", { from: amount(from), to: amount(to) })} <small>{t("after.perMonth")}</small>
			</p>
			<p className="muted step--1">
				{after?.source ? t("after.source", { source: after.source, date }) : t("after.checked", { date })}
			</p>
		</Card>
	);
}
