import { useLocale } from "use-intl";
import { localizePath } from "../../../../../i18n/locales.ts";
import { useTranslations } from "../../../../../i18n/use-translations.ts";
import { LinkButton } from "../../../../../ui/button/link-button.tsx";
import { Section, SectionHead } from "../../../../../ui/layout/section.tsx";
import { Empty } from "../../../../../ui/notice/empty.tsx";
import { Crumbs } from "../../../../../ui/wayfinding/crumbs.tsx";
import { Pagination } from "../../../../../ui/wayfinding/pagination.tsx";
import { useFilterForm } from "../use-filter-form.ts";
import { ReviewCard } from "./review-card.tsx";
import { ReviewFilterForm } from "./review-filter-form.tsx";
import { reviewSearch } from "./review-filters.ts";
import type { ReviewListView } from "./review-list-view.ts";
import { ReviewSummaryCard } from "./review-summary-card.tsx";
import "./reviews-page.css";
import { richTags } from "../../../../../ui/reading/rich-tags.tsx";

/** Everything students and parents have written, with what the school answered. */
export function ReviewsPage({ list }: { list: ReviewListView }) {
	const t = useTranslations("courses.reviews");
	const locale = useLocale();
	const path = localizePath("/reviews", locale);
	const { form, apply, busy } = useFilterForm(path, list.filters);
	return (
		<main id="main">
			<Section joined>
				<div className="reviews">
					<Crumbs items={[{ label: t("home"), to: localizePath("/", locale) }, { label: t("crumb") }]} />
					<div className="reviews__top">
						<SectionHead as="h1" lead={t("lead")} title={t.rich("title", richTags)} />
						<ReviewSummaryCard summary={list.summary} />
					</div>
					<ReviewFilterForm action={path} apply={apply} form={form} list={list} />
					<h2 aria-live="polite" className="step-2" id="found">
						{t("found", { count: list.found })}
					</h2>
					{list.reviews.length > 0 ? <ReviewWall busy={busy} list={list} /> : <NoReviews path={path} />}
					<Pagination
						current={list.page}
						list="found"
						to={(page) => path + reviewSearch({ ...list.filters, page })}
						total={list.pages}
					/>
				</div>
			</Section>
		</main>
	);
}

function ReviewWall({ list, busy }: { list: ReviewListView; busy: boolean }) {
	return (
		<ul aria-busy={busy} className="reviews__wall">
			{list.reviews.map((review) => (
				<li key={review.id}>
					<ReviewCard review={review} />
				</li>
			))}
		</ul>
	);
}

function NoReviews({ path }: { path: string }) {
	const t = useTranslations("courses.reviews");
	return (
		<Empty
			action={
				<LinkButton preventScrollReset to={path} variant="secondary">
					{t("showAll")}
				</LinkButton>
			}
			as="h3"
			framed
			title={t("emptyTitle")}
		>
			{t("emptyText")}
		</Empty>
	);
}
