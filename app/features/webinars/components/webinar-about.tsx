import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Art } from "../../../ui/art/art.tsx";
import { Badge } from "../../../ui/badge/badge.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Section, SectionHead } from "../../../ui/layout/section.tsx";
import { Cluster, Stack } from "../../../ui/layout/stack.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { Avatar } from "../../../ui/person/avatar.tsx";
import { richTags } from "../../../ui/reading/rich-tags.tsx";
import { Unbroken } from "../../../ui/reading/unbroken.tsx";
import { Ticks } from "../../../ui/ticks/ticks.tsx";
import type { WebinarView } from "../webinar-view.ts";

/** What one takes away, who speaks, the programme, and the courses that go on. */
export function WebinarAbout({ webinar }: { webinar: WebinarView }) {
	const t = useTranslations("webinars.about");
	return (
		<>
			<Section>
				<div className="webinar-gains">
					<Stack>
						<h2>{t.rich("takeaways", richTags)}</h2>
						<Ticks items={webinar.takeaways} />
					</Stack>
					<Card planet={webinar.planet} tone="tint">
						<h3>{t("forWhom")}</h3>
						<ul className="list">
							{webinar.forWhom.map((line) => (
								<li key={line}>{line}</li>
							))}
						</ul>
						<h3>{t("needs")}</h3>
						<p>{webinar.needs}</p>
					</Card>
				</div>
			</Section>
			{webinar.speakers.length > 0 && (
				<Section>
					<SectionHead title={t.rich("speakers", richTags)} />
					<div className="webinar-speakers">
						{webinar.speakers.map((speaker) => (
							<Speaker key={speaker.slug} speaker={speaker} />
						))}
					</div>
				</Section>
			)}
			<Section tone="sunken">
				<SectionHead title={t.rich("programme", richTags)} />
				<Programme webinar={webinar} />
			</Section>
			<Courses courses={webinar.courses} />
		</>
	);
}

function Programme({ webinar }: { webinar: WebinarView }) {
	const t = useTranslations("webinars");
	return (
		<ol className="webinar-programme">
			{webinar.programme.map(({ title, text, minutes }) => (
				<li key={title}>
					<b className="num">{t("minutes", { minutes })}</b>
					<div>
						<h3>{title}</h3>
						<p>{text}</p>
					</div>
				</li>
			))}
		</ol>
	);
}

function Speaker({ speaker }: { speaker: WebinarView["speakers"][number] }) {
	return (
		<Card as="article" className="webinar-speaker" planet={speaker.planet} tone="tint">
			<Avatar art={speaker.avatar} size="xl" />
			<Stack gap={2}>
				<h3>{speaker.name}</h3>
				<p className="webinar-speaker__role">{speaker.role}</p>
				<p className="muted">
					<Unbroken>{speaker.bio}</Unbroken>
				</p>
				<Cluster gap={1}>
					{speaker.stack.map((tool) => (
						<Badge key={tool}>{tool}</Badge>
					))}
				</Cluster>
			</Stack>
		</Card>
	);
}

function Courses({ courses }: Pick<WebinarView, "courses">) {
	const t = useTranslations("webinars.about");
	const locale = useLocale();
	if (courses.length === 0) return null;
	return (
		<Section>
			<SectionHead lead={t("coursesLead")} title={t.rich("courses", richTags)} />
			<ul className="webinar-courses">
				{courses.map((course) => (
					<li className="webinar-course" data-planet={course.planet} key={course.slug}>
						<Art name={course.cover} />
						<div>
							<h3>
								<Link className="whole-link" to={localizePath(course.path, locale)}>
									<Unbroken>{course.title}</Unbroken>
								</Link>
							</h3>
							<p>{course.short}</p>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
