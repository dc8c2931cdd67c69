import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Art } from "../../../../ui/art/art.tsx";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import { Contents } from "../../../../ui/reading/contents.tsx";
import { Prose } from "../../../../ui/reading/prose.tsx";
import { Crumbs } from "../../../../ui/wayfinding/crumbs.tsx";
import type { TeacherView } from "../../../catalog/courses/course-view.ts";
import type { CreditView } from "../../../catalog/instalments/describe-credit.ts";
import type { PageView } from "../../get-page.server.ts";
import type { AboutFact, AboutLicence } from "./about-view.ts";
import { Facts } from "./facts.tsx";
import { Licence } from "./licence.tsx";
import { Teachers } from "./teachers.tsx";
import "../text-contents.css";
import "./about-page.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

type AboutPageProps = {
	page: PageView;
	facts: readonly AboutFact[];
	credit: CreditView;
	licence: AboutLicence;
	teachers: readonly TeacherView[];
};

/** Who we are: the figures, the text, the teachers, the licence. */
export function AboutPage({ page, facts, credit, licence, teachers }: AboutPageProps) {
	const t = useTranslations("pages.about");
	const contentsLabel = useTranslations("pages")("contents");
	const locale = useLocale();
	return (
		<main id="main">
			<Section joined>
				<div className="about">
					<div className="about__head">
						<Crumbs items={[{ label: t("home"), to: localizePath("/", locale) }, { label: page.title }]} />
						<SectionHead as="h1" lead={page.lead} title={page.title} />
						<Art className="about__art" fetchPriority="high" loading="eager" name="astronaut-wave" />
					</div>
					<Facts credit={credit} facts={facts} />
					<Contents className="text-contents about__contents" headings={page.text.headings} label={contentsLabel} />
					<div className="about__text">
						<Prose html={page.text.html} />
					</div>
				</div>
			</Section>
			<Section id="teachers" tone="sunken">
				<SectionHead lead={t("teachersLead")} title={t.rich("teachers", richTags)} />
				<Teachers teachers={teachers} />
			</Section>
			<Section>
				<Licence licence={licence} />
				<div className="about__next">
					<h2 className="step-3">{t("next")}</h2>
					<div className="cluster">
						<LinkButton data-modal to={localizePath("/request?kind=trial", locale)}>
							{t("trial")}
						</LinkButton>
						<LinkButton to={localizePath("/contacts", locale)} variant="secondary">
							{t("contacts")}
						</LinkButton>
					</div>
				</div>
			</Section>
		</main>
	);
}
