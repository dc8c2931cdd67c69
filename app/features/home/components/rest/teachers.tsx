import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { MoreLink } from "../../../../ui/button/more-link.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { keepPart } from "../../../../ui/kept/keep-part.tsx";
import { Rail } from "../../../../ui/layout/rail.tsx";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import { Avatar } from "../../../../ui/person/avatar.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import type { TeacherView } from "../../../catalog/courses/course-view.ts";
import "./teachers.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

/** The teachers, and where they work besides. */
export const Teachers = keepPart(function Teachers({ teachers }: { teachers: readonly TeacherView[] }) {
	const t = useTranslations("homeRest.teachers");
	const locale = useLocale();
	if (teachers.length === 0) return null;
	const more = <MoreLink to={localizePath("/about", locale)}>{t("more")}</MoreLink>;
	return (
		<Section tone="sunken">
			<SectionHead action={more} lead={t("lead")} title={t.rich("title", richTags)} />
			<Rail label={t("label")} min="lg">
				{teachers.map((teacher) => (
					<TeacherCard key={teacher.slug} teacher={teacher} />
				))}
			</Rail>
		</Section>
	);
});

function TeacherCard({ teacher: { name, role, bio, avatar, planet, stack } }: { teacher: TeacherView }) {
	return (
		<Card as="article" className="home-teacher" planet={planet}>
			<div className="home-teacher__head">
				<Avatar art={avatar} size="lg" />
				<div>
					<h3>{name}</h3>
					<p>{role}</p>
				</div>
			</div>
			<p>
				<Unbroken>{bio}</Unbroken>
			</p>
			<ul className="home-teacher__stack">
				{stack.map((tool) => (
					<li className="badge" key={tool}>
						{tool}
					</li>
				))}
			</ul>
		</Card>
	);
}
