import type { ComponentProps, ReactNode } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { type QuestionGroup, QuestionGroups } from "../../../ui/accordion/question-groups.tsx";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { StepCards } from "../../../ui/card/step-cards.tsx";
import { Section, SectionHead } from "../../../ui/layout/section.tsx";
import { Cluster } from "../../../ui/layout/stack.tsx";
import { Prose } from "../../../ui/reading/prose.tsx";
import { ProseBeside } from "../../../ui/reading/prose-beside.tsx";
import { richTags } from "../../../ui/reading/rich-tags.tsx";
import { Unbroken } from "../../../ui/reading/unbroken.tsx";
import { FinalCall } from "../../../ui/scene/final-call.tsx";
import { PanelHero } from "../../../ui/scene/panel-hero.tsx";
import type { PageView } from "../../pages/get-page.server.ts";
import type { TextParts } from "../../pages/take-text-parts.ts";
import "./money-help.css";

/** What both pages show: the text with its steps and documents apart, the questions, the form of a call. */
export type MoneyPageProps = { page: PageView; faq: readonly QuestionGroup[]; request: ReactNode };

type FrameProps = MoneyPageProps &
	Pick<ComponentProps<typeof PanelHero>, "planet" | "art"> & {
		/** In the hero: the sums that the page is about. */
		figures: ReactNode;
		/** The first step that the hero offers. */
		first: ReactNode;
		/** Between the steps and the text. */
		children?: ReactNode;
	};

/** A page about money of the state, in the order of the pages about paying. */
export function MoneyPage({ page, faq, request, planet, art, figures, first, children }: FrameProps) {
	const t = useTranslations("moneyHelp");
	const locale = useLocale();
	const { html, parts } = page.text;
	const crumbs = [{ label: t("home"), to: localizePath("/", locale) }, { label: page.title }];
	return (
		<main id="main">
			<PanelHero art={art} crumbs={crumbs} lead={page.lead} planet={planet} title={page.title}>
				{figures}
				<Cluster>
					{first}
					<LinkButton size="lg" to={localizePath("/licence", locale)} variant="secondary">
						{t("licence")}
					</LinkButton>
				</Cluster>
			</PanelHero>
			{parts?.steps && <Steps steps={parts.steps} />}
			{children}
			<Section joined={!children}>
				<ProseBeside html={html}>{parts?.list && <Documents list={parts.list} />}</ProseBeside>
			</Section>
			{faq.length > 0 && (
				<Section id="faq" tone="sunken">
					<SectionHead title={t.rich("faq", richTags)} />
					<QuestionGroups groups={faq} />
				</Section>
			)}
			<FinalCall form={request} id="request" lead={t("call.lead")} title={t.rich("call.title", richTags)} />
		</main>
	);
}

type Part = NonNullable<TextParts["steps" | "list"]>;

function PartTitle({ part: { earlierId, title } }: { part: Part }) {
	const words = <Unbroken>{title}</Unbroken>;
	return earlierId ? <span id={earlierId}>{words}</span> : words;
}

function Steps({ steps: part }: { steps: NonNullable<TextParts["steps"]> }) {
	const { id, items, rest } = part;
	const steps = items.map((step) => ({
		title: step.title && <Unbroken>{step.title}</Unbroken>,
		body: <Prose html={step.html} />,
	}));
	return (
		<Section id={id}>
			<SectionHead title={<PartTitle part={part} />} />
			<div className="money-help__steps">
				<StepCards steps={steps} />
				{rest && <Prose html={rest} />}
			</div>
		</Section>
	);
}

function Documents({ list: part }: { list: NonNullable<TextParts["list"]> }) {
	const { id, html } = part;
	return (
		<Card aria-labelledby={id} as="aside" className="stack" planet="comet" tone="tint">
			<h2 className="step-3" id={id}>
				<PartTitle part={part} />
			</h2>
			<Prose html={html} />
		</Card>
	);
}
