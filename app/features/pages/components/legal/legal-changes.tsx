import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { LEGAL_PATHS } from "../../../../shared/legal-kinds.ts";
import { VisuallyHidden } from "../../../../ui/layout/visually-hidden.tsx";
import { Link } from "../../../../ui/link/link.tsx";
import type { ParagraphChange } from "../../compare-texts.server.ts";
import type { LegalDocumentView } from "../../get-legal-document.server.ts";

type Group = { readonly kept: number; readonly changes: readonly ParagraphChange[] };

/** What the version changed against the one before it. What stayed is only counted: one reads two sentences, not ten pages. */
export function LegalChanges({ document }: { document: LegalDocumentView }) {
	const t = useTranslations("pages.legal");
	const locale = useLocale();
	const { changes, version, kind } = document;
	if (!changes) return null;
	const path = localizePath(LEGAL_PATHS[kind], locale);
	return (
		<section className="legal-changes">
			<h2 className="step-3">{t("changesTitle", { number: version.number, before: changes.before })}</h2>
			<p className="muted">
				{t.rich("changesHow", { ins: (words) => <ins>{words}</ins>, del: (words) => <del>{words}</del> })}
			</p>
			{grouped(changes.paragraphs).map((group, index) => (
				<div className="legal-changes__group" key={index}>
					{group.kept > 0 && <p className="legal-changes__kept">{t("kept", { count: group.kept })}</p>}
					{group.changes.map((change, position) => (
						<Change change={change} key={position} />
					))}
				</div>
			))}
			<p>
				<Link to={document.replacedFrom ? `${path}?version=${version.number}` : path}>{t("readWhole")}</Link>
			</p>
		</section>
	);
}

function Change({ change }: { change: ParagraphChange }) {
	const t = useTranslations("pages.legal");
	if (change.kind === "same") return null;
	if (change.kind !== "changed") {
		return (
			<div data-change={change.kind}>
				<b>{t(change.kind === "added" ? "addedParagraph" : "removedParagraph")}</b>
				<p>
					<Marked kind={change.kind}>{change.text}</Marked>
				</p>
			</div>
		);
	}
	return (
		<div data-change="changed">
			<b>{t("changedParagraph")}</b>
			<p>
				{change.pieces.map((piece, index) => (
					<Marked key={index} kind={piece.kind}>
						{piece.text}
					</Marked>
				))}
			</p>
		</div>
	);
}

/** The mark is a word too: screen readers pass over `<ins>` and `<del>`. */
function Marked({ kind, children }: { kind: "same" | "added" | "removed"; children: ReactNode }) {
	const t = useTranslations("pages.legal");
	if (kind === "same") return children;
	const Tag = kind === "added" ? "ins" : "del";
	return (
		<Tag>
			<VisuallyHidden>{t(kind === "added" ? "addedWords" : "removedWords")} </VisuallyHidden>
			{children}
		</Tag>
	);
}

/** Changes with the number of paragraphs that stayed before them. */
function grouped(paragraphs: readonly ParagraphChange[]): Group[] {
	const groups: { kept: number; changes: ParagraphChange[] }[] = [];
	let kept = 0;
	for (const change of paragraphs) {
		const last = groups.at(-1);
		if (change.kind === "same") kept += 1;
		else if (last && kept === 0) last.changes.push(change);
		else {
			groups.push({ kept, changes: [change] });
			kept = 0;
		}
	}
	return kept > 0 ? [...groups, { kept, changes: [] }] : groups;
}
