import type { ReactNode } from "react";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Art } from "../../../ui/art/art.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { richTags } from "../../../ui/reading/rich-tags.tsx";
import type { RequestFormView } from "../pages/request-form-view.ts";
import { AwaitedGroup } from "./awaited-group.tsx";
import "./request-card.css";

type RequestCardProps = {
	readonly view: RequestFormView;
	readonly trialMinutes: number;
	/** The page's one heading, or a dialog's. */
	readonly heading: "h1" | "h2";
	readonly headingId?: string;
	readonly children: ReactNode;
};

/** The sunny panel beside a request form: what it is about and when the school calls, if it does. */
export function RequestCard({ view, trialMinutes, heading: Heading, headingId, children }: RequestCardProps) {
	const t = useTranslations("requests");
	return (
		<div className="lead__in">
			<div className="lead__art">
				<Heading id={headingId} className="request-card__title">
					{t.rich(`title.${view.kind}`, richTags)}
				</Heading>
				<p>{t(`lead.${view.kind}`, { minutes: trialMinutes })}</p>
				{view.course && <CourseLine title={view.course.title} tariff={view.tariffName} />}
				{view.awaited && <AwaitedGroup {...view.awaited} />}
				<Art name="astronaut-wave" />
			</div>
			<div className="lead__form">
				{view.promisesCall && (
					<p className="lead__hint">
						<Icon name="clock" />
						{view.promise}
					</p>
				)}
				{children}
			</div>
		</div>
	);
}

/** What the form is about; the tariff too, where it was opened from one. */
function CourseLine({ title, tariff }: { readonly title: string; readonly tariff: string | undefined }) {
	const t = useTranslations("requests");
	return <p>{tariff ? t("courseTariff", { title, tariff }) : t("course", { title })}</p>;
}
