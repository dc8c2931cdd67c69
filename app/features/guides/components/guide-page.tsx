import type { ReactNode } from "react";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Art } from "../../../ui/art/art.tsx";
import { Badge } from "../../../ui/badge/badge.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Callout } from "../../../ui/notice/callout.tsx";
import { TextPage } from "../../pages/components/text-page.tsx";
import type { PageView } from "../../pages/get-page.server.ts";
import "./guide-page.css";

/** Facts about the file itself; `bytes` is its size. */
export type GuideFacts = {
	readonly title: string;
	readonly subtitle: string;
	readonly pages: number;
	readonly bytes: number;
};

type GuidePageProps = {
	page: PageView;
	guide: GuideFacts;
	/** The visitor has come by a link past its term. */
	isExpired: boolean;
	request: ReactNode;
};

/** A guide for an address: what it is, how long, and the form; below, what is in it. */
export function GuidePage({ page, guide, isExpired, request }: GuidePageProps) {
	const t = useTranslations("guides");
	return (
		<TextPage page={page}>
			{isExpired && (
				<Callout icon="clock">
					<p>{t("expired")}</p>
				</Callout>
			)}
			<div className="guide">
				<Card as="section" className="guide__book" planet="nebula" tone="tint">
					<Art name="guide" />
					<h2 className="step-2">{guide.title}</h2>
					<p className="muted">{guide.subtitle}</p>
					<div className="cluster" data-gap="2">
						<Badge icon="file-text">{t("pages", { count: guide.pages })}</Badge>
						<Badge icon="download">{t("size", { size: kilobytes(guide.bytes) })}</Badge>
					</div>
				</Card>
				<Card as="section" className="stack guide__form">
					{request}
				</Card>
			</div>
		</TextPage>
	);
}

/** Whole kilobytes; a guide never reaches a megabyte. */
function kilobytes(bytes: number): number {
	return Math.max(1, Math.round(bytes / 1000));
}
