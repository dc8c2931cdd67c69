import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Contents } from "../../../../ui/reading/contents.tsx";
import type { TextHeading } from "../../../pages/render-markdown.server.ts";
import "./post-contents.css";

/** Where a section counts as being read: the upper third of the screen. */
const READING_ZONE = "-10% 0px -65% 0px";

/** The sections of an article: beside it where there is room, folded above it where there is none. */
export function PostContents({ headings }: { headings: readonly TextHeading[] }) {
	const t = useTranslations("blog");
	const current = useCurrentSection(headings);
	return <Contents className="post-contents" current={current} headings={headings} label={t("contents")} />;
}

function useCurrentSection(headings: readonly TextHeading[]): string | undefined {
	const [current, setCurrent] = useState<string>();
	const ids = headings
		.filter(({ depth }) => depth === 2)
		.map(({ id }) => id)
		.join(" ");
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
