import { useEffect, useState } from "react";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Contents } from "../../../../ui/reading/contents.tsx";
import type { TextHeading } from "../../../pages/finish-text.server.ts";
import "./post-contents.css";

/** Everything above a line in the upper third of the screen, however far up: a heading is in it once it was read. */
const READ_ZONE = "10000000px 0px -70% 0px";

/** The sections of an article: beside it where there is room, folded above it where there is none. */
export function PostContents({ headings }: { headings: readonly TextHeading[] }) {
	const t = useTranslations("blog");
	const current = useCurrentSection(headings);
	return <Contents className="post-contents" current={current} headings={headings} label={t("contents")} />;
}

/** The last section whose heading was read; none above the first. */
function useCurrentSection(headings: readonly TextHeading[]): string | undefined {
	const [current, setCurrent] = useState<string>();
	const sections = headings
		.filter(({ depth }) => depth === 2)
		.map(({ id }) => id)
		.join(" ");
	useEffect(() => {
		const ids = sections.split(" ");
		const read = new Set<string>();
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { isIntersecting, target } of entries) {
					if (isIntersecting) read.add(target.id);
					else read.delete(target.id);
				}
				setCurrent(ids.findLast((id) => read.has(id)));
			},
			{ rootMargin: READ_ZONE },
		);
		for (const id of ids) {
			const heading = document.getElementById(id);
			if (heading) observer.observe(heading);
		}
		return () => observer.disconnect();
	}, [sections]);
	return current;
}
