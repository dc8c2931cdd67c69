import { Form } from "react-router";
import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Section, SectionHead } from "../../../ui/layout/section.tsx";
import { richTags } from "../../../ui/reading/rich-tags.tsx";
import { Crumbs } from "../../../ui/wayfinding/crumbs.tsx";
import { LONGEST_SEARCH, type SearchView } from "../search-view.ts";
import { SearchResults } from "./search-results.tsx";
import { SearchWays } from "./search-ways.tsx";

/** The search of the whole site: courses, posts, webinars, questions. */
export default function SearchPage({ search }: { search: SearchView }) {
	const t = useTranslations("search");
	const locale = useLocale();
	const { q } = search.filters;
	return (
		<main id="main">
			<Section joined width="narrow">
				<div className="search">
					<header className="search__head">
						<Crumbs items={[{ label: t("home"), to: localizePath("/", locale) }, { label: t("crumb") }]} />
						<SectionHead as="h1" lead={t("lead")} title={t.rich("title", richTags)} />
					</header>
					<SearchForm key={q} typed={q} />
					{q ? <SearchResults search={search} /> : <SearchWays />}
				</div>
			</Section>
		</main>
	);
}

function SearchForm({ typed }: { typed: string | undefined }) {
	const t = useTranslations("search");
	const locale = useLocale();
	return (
		<Form
			action={localizePath("/search", locale)}
			aria-label={t("form")}
			className="search__form"
			method="get"
			role="search"
		>
			<Field label={t("label")} labelHidden>
				<Input
					autoComplete="off"
					defaultValue={typed}
					enterKeyHint="search"
					icon="search"
					maxLength={LONGEST_SEARCH}
					name="q"
					placeholder={t("placeholder")}
					type="search"
				/>
			</Field>
			<Button type="submit">{t("submit")}</Button>
		</Form>
	);
}
