import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Badge } from "../../../ui/badge/badge.tsx";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { MoreLink } from "../../../ui/button/more-link.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { Empty } from "../../../ui/notice/empty.tsx";
import { Marked } from "../../blog/components/card/marked.tsx";
import { type SearchGroup, type SearchHit, type SearchView, searchPath } from "../search-view.ts";
import { SearchWays } from "./search-ways.tsx";

/** Id of how much was found, with which the results begin. */
const FOUND = "found";

/** What was found, kind by kind. */
export function SearchResults({ search }: { search: SearchView }) {
	const t = useTranslations("search");
	const locale = useLocale();
	const { groups, total, mended, filters } = search;
	if (groups.length === 0) return <NothingFound />;
	return (
		<>
			<p aria-live="polite" className="search__count" id={FOUND} role="status">
				{mended && <span>{t("mended", { typed: filters.q ?? "", mended })} </span>}
				{t("found", { count: total })}
			</p>
			{groups.map((group) => (
				<Group group={group} key={group.kind} />
			))}
			{filters.kind && (
				<p>
					<MoreLink beginAt={FOUND} to={localizePath(searchPath({ q: filters.q }), locale)}>
						{t("everywhere")}
					</MoreLink>
				</p>
			)}
		</>
	);
}

function Group({ group: { kind, total, hits, allPath } }: { group: SearchGroup }) {
	const t = useTranslations("search");
	const locale = useLocale();
	const titleId = `found-${kind}`;
	return (
		<section aria-labelledby={titleId} className="search__group">
			<div className="search__kind">
				<h2 className="step-3" id={titleId}>
					{t(`kinds.${kind}`)}
				</h2>
				<Badge>{t("count", { count: total })}</Badge>
			</div>
			<ul className="search__hits">
				{hits.map((hit) => (
					<Hit hit={hit} key={hit.path + hit.title.map(({ text }) => text).join("")} />
				))}
			</ul>
			{allPath && (
				<p>
					<MoreLink beginAt={FOUND} to={localizePath(allPath, locale)}>
						{t(`all.${kind}`)}
					</MoreLink>
				</p>
			)}
		</section>
	);
}

function Hit({ hit: { path, title, snippet } }: { hit: SearchHit }) {
	const locale = useLocale();
	return (
		<li>
			<h3 className="step-1">
				<Link to={localizePath(path, locale)}>
					<Marked pieces={title} />
				</Link>
			</h3>
			<p className="muted">
				<Marked pieces={snippet} />
			</p>
		</li>
	);
}

function NothingFound() {
	const t = useTranslations("search.empty");
	const locale = useLocale();
	return (
		<>
			<div role="status">
				<Empty
					action={
						<LinkButton to={localizePath("/contacts", locale)} variant="secondary">
							{t("action")}
						</LinkButton>
					}
					framed
					title={t("title")}
				>
					{t("text")}
				</Empty>
			</div>
			<SearchWays />
		</>
	);
}
