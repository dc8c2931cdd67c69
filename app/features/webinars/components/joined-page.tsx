import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { MoreLink } from "../../../ui/button/more-link.tsx";
import { Wrap } from "../../../ui/layout/wrap.tsx";
import { Night } from "../../../ui/scene/night.tsx";
import type { JoinedView } from "../get-joined.server.ts";
import { JoinedCalendar } from "./joined-calendar.tsx";
import { JoinedCancel } from "./joined-cancel.tsx";
import { JoinedState } from "./joined-state.tsx";
import { WebinarBadge } from "./webinar-badge.tsx";
import { WebinarWhen } from "./webinar-when.tsx";
import "./webinars.css";
import { richTags } from "../../../ui/reading/rich-tags.tsx";
import { useFocusOnChange } from "../../../ui/wayfinding/use-focus-on-change.ts";

type JoinedPageProps = {
	readonly joined: JoinedView;
	readonly calendars: { readonly google: string; readonly outlook: string };
	readonly madeAt: Date;
};

/** The page of a registered person: the link to the broadcast, calendars, and a way to cancel. */
export function JoinedPage({ joined, calendars, madeAt }: JoinedPageProps) {
	const t = useTranslations("webinars.joined");
	const locale = useLocale();
	const { webinar, isCancelled } = joined;
	const heading = useFocusOnChange(String(isCancelled));
	const isAhead = !isCancelled && ["coming", "opening", "live"].includes(webinar.phase) && !webinar.isCancelled;
	return (
		<main id="main">
			<Night as="section" className="webinar-hero" horizon="bottom" sky>
				<Wrap className="webinar-joined" narrow>
					<WebinarBadge {...webinar} />
					<h1 ref={heading} tabIndex={-1}>
						{t.rich(headingOf(joined), { ...richTags, name: joined.name, kind: webinar.kind })}
					</h1>
					<p className="lead">{webinar.title}</p>
					<WebinarWhen at={webinar.startsAt} knownZone={joined.visitorZone} zone={webinar.zone} />
					<div className="webinar-panel card">
						<JoinedState joined={joined} madeAt={madeAt} />
					</div>
				</Wrap>
			</Night>
			<Wrap className="webinar-joined__rest" narrow>
				{isAhead && <JoinedCalendar calendars={calendars} token={joined.token} />}
				{isAhead && <JoinedCancel />}
				<p className="muted">{t("secret")}</p>
				<MoreLink to={localizePath(`/my/${joined.requestToken}`, locale)}>{t("myData")}</MoreLink>
			</Wrap>
		</main>
	);
}

function headingOf({ isCancelled, webinar, streamAddress }: JoinedView) {
	if (isCancelled || webinar.isCancelled) return "headingCancelled";
	if (streamAddress) return "headingOpen";
	return webinar.phase === "coming" ? "heading" : "headingOver";
}
