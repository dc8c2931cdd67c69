import { Form } from "react-router";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { ChipLink, Chips } from "../../../../ui/form/chip.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { type BlogListView, blogPath } from "../../blog-list-view.ts";
import { useSearchForm } from "./use-search-form.ts";

/** The search, and the ways to narrow the list: every one of them an address. */
export function BlogFilters({ list }: { list: BlogListView }) {
	const t = useTranslations("blog");
	const locale = useLocale();
	const { q, rubric, tag } = list.filters;
	const to = (filters: Parameters<typeof blogPath>[0]) => localizePath(blogPath(filters), locale);
	return (
		<div className="blog__filters">
			<SearchForm list={list} />
			<Chips label={t("rubrics")} scroll>
				<ChipLink current={!rubric} preventScrollReset to={to({ q })}>
					{t("all")}
				</ChipLink>
				{list.rubrics.map(({ slug, title }) => (
					<ChipLink current={slug === rubric} key={slug} preventScrollReset to={to({ q, rubric: slug })}>
						{title}
					</ChipLink>
				))}
			</Chips>
			{tag && (
				<Chips label={t("tags")}>
					<ChipLink aria-label={t("dropTag", { tag })} icon="x" preventScrollReset to={to({ q, rubric })}>
						{tag}
					</ChipLink>
				</Chips>
			)}
		</div>
	);
}

function SearchForm({ list }: { list: BlogListView }) {
	const t = useTranslations("blog.search");
	const locale = useLocale();
	const { q, rubric, tag } = list.filters;
	const action = localizePath("/blog", locale);
	const { form, onInput, apply } = useSearchForm(action, q ?? "");
	return (
		<Form
			action={action}
			aria-label={t("form")}
			className="blog__search"
			method="get"
			onInput={onInput}
			onSubmit={(event) => {
				event.preventDefault();
				apply();
			}}
			ref={form}
			role="search"
		>
			<Field label={t("label")} labelHidden>
				<Input
					autoComplete="off"
					defaultValue={q}
					enterKeyHint="search"
					icon="search"
					maxLength={100}
					name="q"
					placeholder={t("placeholder")}
					type="search"
				/>
			</Field>
			{rubric && <input name="rubric" type="hidden" value={rubric} />}
			{tag && <input name="tag" type="hidden" value={tag} />}
			<Button type="submit">{t("submit")}</Button>
		</Form>
	);
}
