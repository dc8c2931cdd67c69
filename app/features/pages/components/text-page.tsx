import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Section, SectionHead } from "../../../ui/layout/section.tsx";
import { Contents } from "../../../ui/reading/contents.tsx";
import { Prose } from "../../../ui/reading/prose.tsx";
import { Crumbs } from "../../../ui/wayfinding/crumbs.tsx";
import type { PageView } from "../get-page.server.ts";
import "./text-contents.css";
import "./text-page.css";

type TextPageProps = {
	page: Pick<PageView, "title" | "lead" | "text">;
	/** The links of the breadcrumbs between the home page and this one. */
	above?: readonly { readonly label: string; readonly to: string }[];
	/** Shown below the heading, before the text: a calculator, figures. */
	children?: ReactNode;
	/** Shown after the text, in its column. */
	after?: ReactNode;
	/** Shown next to the text instead of the table of contents. */
	aside?: ReactNode;
};

/** A page of editable text: its heading, the text, and the table of contents next to it. */
export function TextPage({ page, above = [], children, after, aside }: TextPageProps) {
	const t = useTranslations("pages");
	const locale = useLocale();
	const crumbs = above.map(({ label, to }) => ({ label, to: localizePath(to, locale) }));
	return (
		<main id="main">
			<Section joined>
				<article className="text-page">
					<header className="text-page__head">
						<Crumbs items={[{ label: t("home"), to: localizePath("/", locale) }, ...crumbs, { label: page.title }]} />
						<SectionHead as="h1" lead={page.lead} title={page.title} />
					</header>
					{children && <div className="text-page__wide">{children}</div>}
					{aside ?? <Contents className="text-contents" headings={page.text.headings} label={t("contents")} />}
					<div className="text-page__text">
						<Prose html={page.text.html} />
						{after}
					</div>
				</article>
			</Section>
		</main>
	);
}
