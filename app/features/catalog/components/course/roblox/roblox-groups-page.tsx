import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../../i18n/locales.ts";
import { useTranslations } from "../../../../../i18n/use-translations.ts";
import { LinkButton } from "../../../../../ui/button/link-button.tsx";
import { MoreLink } from "../../../../../ui/button/more-link.tsx";
import { Section, SectionHead } from "../../../../../ui/layout/section.tsx";
import { Prose } from "../../../../../ui/reading/prose.tsx";
import { AudienceStrip } from "../../list/audience-strip.tsx";
import { RobloxFaq } from "./roblox-faq.tsx";
import { RobloxFinal } from "./roblox-final.tsx";
import { RobloxHero } from "./roblox-hero.tsx";
import { RobloxNote } from "./roblox-note.tsx";
import { RobloxTimetable } from "./roblox-timetable.tsx";
import type { RobloxView } from "./roblox-view.ts";
import "./roblox.css";
import { richTags } from "../../../../../ui/reading/rich-tags.tsx";

type RobloxGroupsProps = {
	view: RobloxView;
	form: ReactNode;
	/** Slug of the course that the address asks for. */
	asked?: string | undefined;
};

/** The timetable of all Roblox groups, or of one course's. */
export function RobloxGroupsPage({ view, form, asked }: RobloxGroupsProps) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const { page, courses } = view;
	return (
		<main id="main">
			<RobloxHero compact view={view}>
				<LinkButton href="#timetable" size="lg">
					{t("roblox.chooseGroup")}
				</LinkButton>
				<MoreLink to={localizePath("/roblox-course", locale)} tone="quiet">
					{t("roblox.landing")}
				</MoreLink>
			</RobloxHero>
			<Section id="timetable">
				<SectionHead lead={t("roblox.timetableLead")} title={t.rich("roblox.timetable", richTags)} />
				<RobloxTimetable asked={asked} courses={courses} />
			</Section>
			<Section tone="sunken" width="narrow">
				<SectionHead title={t.rich("roblox.how", richTags)} />
				<Prose html={page.html} />
			</Section>
			<Section width="narrow">
				<RobloxNote note={view.note} />
			</Section>
			<AudienceStrip list={{ audience: "children", childAges: view.childAges }} />
			<RobloxFaq faq={view.faq} />
			<RobloxFinal form={form} trialMinutes={view.trialMinutes} />
		</main>
	);
}
