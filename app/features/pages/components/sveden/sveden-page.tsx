import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { TableWrap } from "../../../../ui/table/table.tsx";
import type { PageView } from "../../get-page.server.ts";
import type { SvedenCell, SvedenColumn, SvedenTable } from "../../get-sveden-table.server.ts";
import { SVEDEN_SECTIONS, type SvedenSection, svedenPath } from "../../sveden-sections.ts";
import { TextPage } from "../text-page.tsx";
import "./sveden.css";
import { Link } from "../../../../ui/link/link.tsx";
import { useIsUntold } from "../../../../ui/link/untold-paths.ts";

type SvedenPageProps = { page: PageView; section: SvedenSection; table: SvedenTable | undefined };

/** One section of the information that the law asks for, with links to all the others beside it. */
export function SvedenPage({ page, section, table }: SvedenPageProps) {
	const t = useTranslations("pages.sveden");
	return (
		<TextPage
			above={[{ label: t("title"), to: "/information" }]}
			after={table && <FilledTable table={table} title={page.title} />}
			aside={<SvedenNav current={section} />}
			page={page}
		/>
	);
}

/** Links to those of the fourteen sub-sections that are there, the same on every page of the section. */
export function SvedenNav({ current }: { current?: SvedenSection }) {
	const t = useTranslations("pages.sveden");
	const locale = useLocale();
	const isUntold = useIsUntold();
	const links = SVEDEN_SECTIONS.map((section) => ({ section, to: localizePath(svedenPath(section), locale) }));
	return (
		<nav aria-label={t("title")} className="sveden-nav">
			<ol>
				{links
					.filter(({ to }) => !isUntold(to))
					.map(({ section, to }) => (
						<li key={section}>
							<Link aria-current={section === current ? "page" : undefined} to={to}>
								{t(`sections.${section}`)}
							</Link>
						</li>
					))}
			</ol>
		</nav>
	);
}

function FilledTable({ table, title }: { table: SvedenTable; title: string }) {
	const t = useTranslations("pages.sveden");
	return (
		<TableWrap label={title}>
			<table className="table">
				<thead>
					<tr>
						{table.columns.map((column) => (
							<th key={column} scope="col">
								{t(`columns.${column}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{table.rows.map((row) => (
						<tr itemProp={table.itemprop} key={String(row[0])}>
							{row.map((cell, index) => {
								const column = table.columns[index] ?? "eduName";
								return (
									<td itemProp={column} key={column}>
										<Cell cell={cell} column={column} />
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
		</TableWrap>
	);
}

function Cell({ cell, column }: { cell: SvedenCell; column: SvedenColumn }) {
	const t = useTranslations("pages.sveden");
	if (typeof cell === "string") return cell;
	if (cell === null) return t("adults");
	if (typeof cell === "object") return t("ages", { from: String(cell.from), to: String(cell.to) });
	return column === "learningTerm" ? t("months", { count: cell }) : String(cell);
}
