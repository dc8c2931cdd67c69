import { useTranslations } from "use-intl";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { TextHeading } from "../render-markdown.server.ts";
import "./text-contents.css";

/** Links to the sections of a long text: beside it where there is room, folded above it where there is none. */
export function TextContents({ headings, className }: { headings: readonly TextHeading[]; className?: string }) {
	const t = useTranslations("pages");
	const sections = headings.filter(({ depth }) => depth === 2);
	if (sections.length < 2) return null;
	return (
		<nav aria-label={t("contents")} className={className ? `text-contents ${className}` : "text-contents"}>
			<details>
				<summary>
					{t("contents")}
					<Icon name="chevron-down" />
				</summary>
				<ol>
					{sections.map(({ id, title }) => (
						<li key={id}>
							<a href={`#${id}`}>{title}</a>
						</li>
					))}
				</ol>
			</details>
		</nav>
	);
}
