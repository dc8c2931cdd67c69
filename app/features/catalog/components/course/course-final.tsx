import type { ReactNode } from "react";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";
import { FinalCall } from "../../../../ui/scene/final-call.tsx";
import { Ticks } from "../../../../ui/ticks/ticks.tsx";
import type { CourseView } from "../../courses/course-view.ts";
import { type Enrolment, enrolmentOf } from "../../places/enrolment.ts";

const WORDS = {
	open: { title: "final.trial", lead: "final.trialLead" },
	full: { title: "final.waitlist", lead: "final.waitlistLead" },
	paused: { title: "final.paused", lead: "final.pausedLead" },
	development: { title: "final.development", lead: "final.developmentLead" },
} as const satisfies Record<Enrolment, { title: string; lead: string }>;

type CourseFinalProps = { course: CourseView; trialMinutes: number; form: ReactNode };

/** The last call, with the form that fits the state of the course. */
export function CourseFinal({ course, trialMinutes, form }: CourseFinalProps) {
	const t = useTranslations("catalog");
	const enrolment = enrolmentOf(course);
	const words = WORDS[enrolment];
	return (
		<FinalCall
			form={form}
			id="request"
			lead={t(words.lead, { minutes: trialMinutes })}
			title={t.rich(words.title, richTags)}
		>
			{enrolment === "open" && <Ticks items={[course.prerequisites, course.devices]} />}
		</FinalCall>
	);
}
