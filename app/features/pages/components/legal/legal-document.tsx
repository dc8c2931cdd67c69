import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Badge } from "../../../../ui/badge/badge.tsx";
import { Section } from "../../../../ui/layout/section.tsx";
import { Callout } from "../../../../ui/notice/callout.tsx";
import { Contents } from "../../../../ui/reading/contents.tsx";
import { Prose } from "../../../../ui/reading/prose.tsx";
import { Crumbs } from "../../../../ui/wayfinding/crumbs.tsx";
import type { LegalDocumentView } from "../../get-legal-document.server.ts";
import { LegalChanges } from "./legal-changes.tsx";
import { LegalVersions } from "./legal-versions.tsx";
import { OtherDocuments } from "./other-documents.tsx";
import { ReplacedNote } from "./replaced-note.tsx";
import { useLegalDate } from "./use-legal-date.ts";
import "../text-contents.css";
import "./legal-document.css";

/** A legal document: since when it is in force, its text with contents beside it, and what it said before. */
export function LegalDocument({ document }: { document: LegalDocumentView }) {
	const t = useTranslations("pages.legal");
	const contentsLabel = useTranslations("pages")("contents");
	const locale = useLocale();
	const formatLegalDate = useLegalDate();
	const { version, title, text } = document;
	const since = formatLegalDate(version.validFrom);
	return (
		<main id="main">
			<Section joined>
				<article className="legal">
					<header className="legal__head">
						<Crumbs items={[{ label: t("home"), to: localizePath("/", locale) }, { label: title }]} />
						<h1 className="step-5">{title}</h1>
						<div className="cluster">
							<Badge icon="calendar-days" tone={document.replacedFrom ? "warn" : "success"}>
								{document.replacedFrom ? t("wasSince", { date: since }) : t("since", { date: since })}
							</Badge>
							<Badge tone="line">{t("version", { number: version.number })}</Badge>
							<span className="legal__note">{version.note}</span>
						</div>
						<ReplacedNote document={document} />
						{locale === "en" && (
							<Callout icon="scale" planet="comet">
								<p>{t("russianPrevails")}</p>
							</Callout>
						)}
					</header>
					<Contents
						className="text-contents legal__contents"
						headings={document.changes ? [] : text.headings}
						label={contentsLabel}
					/>
					<div className="legal__text">
						{document.changes ? <LegalChanges document={document} /> : <Prose html={text.html} />}
						<LegalVersions document={document} />
						<OtherDocuments kind={document.kind} />
					</div>
				</article>
			</Section>
		</main>
	);
}
