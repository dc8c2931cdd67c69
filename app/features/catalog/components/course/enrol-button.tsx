import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { ButtonLook } from "../../../../ui/button/button-look.ts";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import type { CourseView } from "../../courses/course-view.ts";
import { enrolmentOf } from "../../places/enrolment.ts";
import { RequestButton } from "./request-button.tsx";

/** The main action of a course, whatever its state: try it, wait for a place, or go where it goes on. */
export function EnrolButton({ course, short, ...look }: ButtonLook & { course: CourseView; short?: boolean }) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const { slug, successor } = course;
	const enrolment = enrolmentOf(course);
	if (enrolment === "open") {
		return (
			<RequestButton {...look} ask={{ kind: "trial", course: slug }}>
				{t("hero.trial")}
			</RequestButton>
		);
	}
	if (enrolment === "paused" && successor) {
		return (
			<LinkButton {...look} to={localizePath(successor.path, locale)}>
				{t("paused.open", { title: successor.title })}
			</LinkButton>
		);
	}
	const words = enrolment === "development" ? "waitlist.tell" : short ? "waitlist.short" : "waitlist.join";
	return (
		<RequestButton {...look} ask={{ kind: "waitlist", course: slug }}>
			{t(words)}
		</RequestButton>
	);
}
