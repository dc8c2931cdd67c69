import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import type { CourseView } from "../../courses/course-view.ts";
import { RequestButton } from "./request-button.tsx";
import "./pause-note.css";

/** Says calmly that enrolment is on pause and where the topics went on. */
export function PauseNote({ course }: { course: CourseView }) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const { successor, slug } = course;
	return (
		<Card aria-labelledby="paused" as="section" className="pause" planet={successor?.planet} tone="tint">
			<h2 className="step-3" id="paused">
				{t("paused.title")}
			</h2>
			<p>
				{t("paused.text")} {successor && t("paused.successor", { title: successor.title })}
			</p>
			<div className="cluster">
				{successor && (
					<LinkButton to={localizePath(successor.path, locale)} variant="secondary">
						{t("paused.open", { title: successor.title })}
					</LinkButton>
				)}
				<RequestButton ask={{ kind: "waitlist", course: slug }} variant="ghost">
					{t("waitlist.tell")}
				</RequestButton>
			</div>
		</Card>
	);
}
