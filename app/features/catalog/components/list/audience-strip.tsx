import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { Planet } from "../../../../shared/planets.ts";
import { Art } from "../../../../ui/art/art.tsx";
import type { ArtName } from "../../../../ui/art/art-sizes.ts";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Section } from "../../../../ui/layout/section.tsx";
import type { CourseListView } from "./course-list-view.ts";
import "./audience-strip.css";
import { AUDIENCE_PATHS } from "../../audience-paths.ts";

/**
 * Two suggestions for visitors who have not found their course: the quiz about a child, or a call from a manager, and the courses for the
 * other age.
 */
export function AudienceStrip({ list }: { list: Pick<CourseListView, "audience" | "childAges"> }) {
	const t = useTranslations("courses.strip");
	const locale = useLocale();
	const isForChildren = list.audience === "children";
	const other = isForChildren ? "adults" : "children";
	return (
		<Section joined>
			<div className="audience-strip">
				<Panel
					action={
						isForChildren ? (
							<LinkButton to={localizePath("/quiz_child_podhod", locale)} variant="ink">
								{t("quiz.action")}
							</LinkButton>
						) : (
							<LinkButton data-modal to={localizePath("/request?kind=consultation", locale)} variant="ink">
								{t("help.action")}
							</LinkButton>
						)
					}
					art="telescope"
					planet="mint"
					text={t(isForChildren ? "quiz.text" : "help.text")}
					title={t("help.title")}
				/>
				<Panel
					action={
						<LinkButton to={localizePath(AUDIENCE_PATHS[isForChildren ? "adults" : "children"], locale)} variant="ink">
							{t(`${other}.action`)}
						</LinkButton>
					}
					art={isForChildren ? "adult-desk" : "astronaut-build"}
					planet={isForChildren ? "neptune" : "sun"}
					text={t(`${other}.text`, list.childAges)}
					title={t(`${other}.title`)}
				/>
			</div>
		</Section>
	);
}

type PanelProps = { title: string; text: string; action: ReactNode; art: ArtName; planet: Planet };

function Panel({ title, text, action, art, planet }: PanelProps) {
	return (
		<Card className="audience-strip__panel" planet={planet} tone="tint">
			<div className="stack" data-align="start">
				<h2 className="step-3">{title}</h2>
				<p className="muted">{text}</p>
				{action}
			</div>
			<Art name={art} />
		</Card>
	);
}
