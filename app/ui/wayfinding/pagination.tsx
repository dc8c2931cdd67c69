import { useTranslations } from "../../i18n/use-translations.ts";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import "./pagination.css";

type PaginationProps = {
	/** Counted from 1. */
	current: number;
	total: number;
	/** Id of what each page of the list begins with. */
	list: string;
	/** Address of a page of the list. */
	to: (page: number) => string;
};

/** Links to the other pages of a list; nothing when there is one page. */
export function Pagination({ current, total, list, to }: PaginationProps) {
	const t = useTranslations("ui");
	if (total < 2) return null;
	return (
		<nav aria-label={t("pages")} className="pagination">
			{current > 1 && (
				<Link aria-label={t("previousPage")} beginAt={list} rel="prev" to={to(current - 1)}>
					<Icon name="chevron-left" />
				</Link>
			)}
			{pageMarks(current, total).map((mark) =>
				typeof mark === "number" ? (
					<Link
						aria-current={mark === current ? "page" : undefined}
						aria-label={t("page", { number: mark })}
						beginAt={list}
						key={mark}
						to={to(mark)}
					>
						{mark}
					</Link>
				) : (
					<span aria-hidden="true" key={mark}>
						…
					</span>
				),
			)}
			{current < total && (
				<Link aria-label={t("nextPage")} beginAt={list} rel="next" to={to(current + 1)}>
					<Icon name="chevron-right" />
				</Link>
			)}
		</nav>
	);
}

/** The ends and the neighbours of the current page; a gap of one page is that page, not an ellipsis. */
export function pageMarks(current: number, total: number): (number | "before" | "after")[] {
	const first = current - 1 <= 3 ? 1 : current - 1;
	const last = current + 1 >= total - 2 ? total : current + 1;
	const near = Array.from({ length: last - first + 1 }, (_, index) => first + index);
	return [
		...(first > 1 ? ([1, "before"] as const) : []),
		...near,
		...(last < total ? (["after", total] as const) : []),
	];
}
