import { useRef } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../../i18n/locales.ts";
import { useTranslations } from "../../../../../i18n/use-translations.ts";
import { LinkButton } from "../../../../../ui/button/link-button.tsx";
import { Switch } from "../../../../../ui/form/switch.tsx";
import { Section, SectionHead } from "../../../../../ui/layout/section.tsx";
import { Callout } from "../../../../../ui/notice/callout.tsx";
import { Empty } from "../../../../../ui/notice/empty.tsx";
import { Crumbs } from "../../../../../ui/wayfinding/crumbs.tsx";
import { CreditLine } from "../../card/credit-line.tsx";
import { FEWEST_COMPARED, MOST_COMPARED } from "../compared-courses.ts";
import { useFocusAfter } from "../use-focus-after.ts";
import { AddCourse } from "./add-course.tsx";
import { CompareTable } from "./compare-table.tsx";
import type { ComparisonView } from "./comparison-view.ts";
import "./compare-page.css";
import { richTags } from "../../../../../ui/reading/rich-tags.tsx";

/** Courses side by side, or what is missing for that. */
export function ComparePage({ comparison }: { comparison: ComparisonView }) {
	const t = useTranslations("courses.comparison");
	const locale = useLocale();
	const { courses, isCut } = comparison;
	const canCompare = courses.length >= FEWEST_COMPARED;
	const count = useRef<HTMLParagraphElement>(null);
	const takeFocus = useFocusAfter(count, courses);
	return (
		<main id="main">
			<Section joined>
				<div className="compare">
					<Crumbs items={[{ label: t("home"), to: localizePath("/", locale) }, { label: t("crumb") }]} />
					<SectionHead as="h1" lead={t("lead")} title={t.rich("title", richTags)} />
					{isCut && <Callout icon="info">{t("cut", { max: MOST_COMPARED })}</Callout>}
					{courses.length > 0 && (
						<div className="compare__only">
							<p aria-live="polite" ref={count} tabIndex={-1}>
								{t("count", { count: courses.length })}
							</p>
							{canCompare && <Switch>{t("onlyDifferent")}</Switch>}
						</div>
					)}
					{canCompare ? (
						<Comparison comparison={comparison} takeFocus={takeFocus} />
					) : (
						<TooFew comparison={comparison} takeFocus={takeFocus} />
					)}
				</div>
			</Section>
		</main>
	);
}

type StateProps = {
	comparison: ComparisonView;
	/** What is pressed is about to be drawn anew, or gone. */
	takeFocus: () => void;
};

function Comparison({ comparison, takeFocus }: StateProps) {
	return (
		<>
			{comparison.courses.length < MOST_COMPARED && <AddCourse comparison={comparison} onAdd={takeFocus} />}
			<CompareTable courses={comparison.courses} onRemove={takeFocus} />
			<p className="form-note">
				<CreditLine credit={comparison.credit} />
			</p>
		</>
	);
}

function TooFew({ comparison, takeFocus }: StateProps) {
	const t = useTranslations("courses.comparison");
	const locale = useLocale();
	const [only] = comparison.courses;
	return (
		<>
			<Empty
				action={
					<div className="cluster" data-justify="center">
						<LinkButton to={localizePath("/children", locale)} variant="secondary">
							{t("toChildren")}
						</LinkButton>
						<LinkButton to={localizePath("/basic", locale)} variant="secondary">
							{t("toAdults")}
						</LinkButton>
					</div>
				}
				framed
				title={only ? t("oneTitle", { title: only.title }) : t("noneTitle")}
			>
				{only ? t("oneText") : t("noneText", { max: MOST_COMPARED })}
			</Empty>
			{only && <AddCourse comparison={comparison} onAdd={takeFocus} />}
		</>
	);
}
