import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../../../ui/icon/icon.tsx";
import type { TextHeading } from "../../../pages/render-markdown.server.ts";
import "./post-contents.css";

/** Where a section counts as being read: the upper third of the screen. */
const READING_ZONE = "-10% 0px -65% 0px";

/** The sections of an article: beside it where there is room, folded above it where there is none. */
export function PostContents({ headings }: { headings: readonly TextHeading[] }) {
	const t = useTranslations("blog");
	const sections = headings.filter(({ depth }) => depth === 2);
	const current = useCurrentSection(sections);
	if (sections.length < 2) return null;
	return (
		<nav aria-label={t("contents")} className="post-contents">
			<details>
				<summary>
					{t("contents")}
					<Icon name="chevron-down" />
				</summary>
				<ol>
					{sections.map(({ id, title }) => (
						<li key={id}>
							<a aria-current={id === current ? "location" : undefined} href={`#${id}`}>
								{title}
							</a>
						</li>
					))}
				</ol>
			</details>
		</nav>
	);
}

function useCurrentSection(sections: readonly TextHeading[]): string | undefined {
	const [current, setCurrent] = useState<string>();
	const ids = sections.map(({ id }) => id).join(" ");
	useEffect(() => {
		const observer = new IntersectionObserver(
			(entries) => {
				const seen = entries.find(({ isIntersecting }) => isIntersecting);
				if (seen) setCurrent(seen.target.id);
			},
			{ rootMargin: READING_ZONE },
		);
		for (const id of ids.split(" ")) {
			const heading = document.getElementById(id);
			if (heading) observer.observe(heading);
		}
		return () => observer.disconnect();
	}, [ids]);
	return current;
}
