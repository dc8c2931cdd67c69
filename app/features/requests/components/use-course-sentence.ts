import { useTranslations } from "../../../i18n/use-translations.ts";
import type { CoursePause } from "../pages/course-pause.server.ts";

/** The course of a request as its person reads it: with the word that it takes nobody, and which one follows it. */
export function useCourseSentence(): (title: string, pause: CoursePause | null) => string {
	const t = useTranslations("requests.my");
	return (title, pause) => {
		if (!pause) return title;
		const { successor } = pause;
		const follows = successor && t("successor", { title: successor.title });
		return [t("coursePaused", { title }), follows].filter(Boolean).join(". ");
	};
}
