import { useLocale } from "use-intl";
import { localizePath } from "../../../../../i18n/locales.ts";
import { useTranslations } from "../../../../../i18n/use-translations.ts";
import { Accordion, AccordionItem } from "../../../../../ui/accordion/accordion.tsx";
import { LinkButton } from "../../../../../ui/button/link-button.tsx";
import { Card } from "../../../../../ui/card/card.tsx";
import { FormNote } from "../../../../../ui/form/form-note.tsx";
import { Section, SectionHead } from "../../../../../ui/layout/section.tsx";
import { LinkedText } from "../../../../../ui/reading/linked-text.tsx";
import { Crumbs } from "../../../../../ui/wayfinding/crumbs.tsx";
import type { FaqGroupView } from "../../../courses/course-view.ts";
import type { CreditView } from "../../../instalments/describe-credit.ts";
import { CreditLine } from "../../card/credit-line.tsx";
import "./faq-page.css";
import { richTags } from "../../../../../ui/reading/rich-tags.tsx";

type FaqPageProps = {
	groups: readonly FaqGroupView[];
	/** Answers of several groups name terms of instalments: what belongs to them stands once below all. */
	credit: CreditView;
};

/** Every question by group, each group with an address of its own: `/faq#refund`. */
export function FaqPage({ groups, credit }: FaqPageProps) {
	const t = useTranslations("courses.faqPage");
	const locale = useLocale();
	return (
		<main id="main">
			<Section joined>
				<div className="faq">
					<div className="faq__head">
						<Crumbs items={[{ label: t("home"), to: localizePath("/", locale) }, { label: t("crumb") }]} />
						<SectionHead as="h1" lead={t("lead")} title={t.rich("title", richTags)} />
					</div>
					<Contents groups={groups} />
					<div className="faq__groups">
						{groups.map((group) => (
							<FaqGroup group={group} key={group.slug} />
						))}
						<FormNote>
							<CreditLine credit={credit} />
						</FormNote>
						<AskUs />
					</div>
				</div>
			</Section>
		</main>
	);
}

function Contents({ groups }: { groups: readonly FaqGroupView[] }) {
	const t = useTranslations("courses.faqPage");
	return (
		<nav aria-label={t("contents")} className="faq__contents">
			<ul>
				{groups.map(({ slug, title }) => (
					<li key={slug}>
						<a href={`#${slug}`}>{title}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

function FaqGroup({ group }: { group: FaqGroupView }) {
	const titleId = `${group.slug}-title`;
	return (
		<section aria-labelledby={titleId} id={group.slug}>
			<h2 className="step-3" id={titleId}>
				{group.title}
			</h2>
			<Accordion>
				{group.questions.map(({ q, a }) => (
					<AccordionItem key={q} summary={q}>
						{a.split(/\n\s*\n/).map((paragraph) => (
							<p key={paragraph}>
								<LinkedText>{paragraph}</LinkedText>
							</p>
						))}
					</AccordionItem>
				))}
			</Accordion>
		</section>
	);
}

function AskUs() {
	const t = useTranslations("courses.faqPage");
	const locale = useLocale();
	return (
		<Card className="faq__ask" planet="comet" tone="tint">
			<h2 className="step-3">{t("askTitle")}</h2>
			<p className="muted">{t("askText")}</p>
			<div className="cluster">
				<LinkButton data-modal icon="phone" to={localizePath("/request?kind=callback", locale)}>
					{t("askCall")}
				</LinkButton>
				<LinkButton to={localizePath("/contacts", locale)} variant="secondary">
					{t("askContacts")}
				</LinkButton>
			</div>
		</Card>
	);
}
