import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Art } from "../../../ui/art/art.tsx";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Section, SectionHead } from "../../../ui/layout/section.tsx";
import { Wrap } from "../../../ui/layout/wrap.tsx";
import { Empty } from "../../../ui/notice/empty.tsx";
import { Unbroken } from "../../../ui/reading/unbroken.tsx";
import { Night } from "../../../ui/scene/night.tsx";
import type { WebinarCard as Card, WebinarLists } from "../webinar-view.ts";
import { WebinarBadge } from "./webinar-badge.tsx";
import { WebinarCard } from "./webinar-card.tsx";
import { WebinarCountdown } from "./webinar-countdown.tsx";
import { WebinarWhen } from "./webinar-when.tsx";
import "./webinars.css";
import { siteAddress } from "../../../shared/site-address.ts";
import { richTags } from "../../../ui/reading/rich-tags.tsx";

type WebinarsPageProps = { readonly lists: WebinarLists; readonly madeAt: Date };

/** All webinars: the next one, later ones, recordings and past ones. */
export function WebinarsPage({ lists: { coming, replays, past }, madeAt }: WebinarsPageProps) {
	const t = useTranslations("webinars.list");
	const [next, ...later] = coming;
	return (
		<main id="main">
			<Night as="section" className="webinar-hero" horizon="bottom" sky>
				<Wrap className="webinar-hero__grid">
					<div className="webinar-hero__text">
						<h1>{t.rich("title", richTags)}</h1>
						<p className="lead">{t("lead")}</p>
						<Subscribe />
					</div>
					{next ? (
						<NextWebinar madeAt={madeAt} webinar={next} />
					) : (
						<Art className="webinar-hero__art" name="telescope" />
					)}
				</Wrap>
			</Night>
			{later.length > 0 && (
				<Section>
					<SectionHead lead={t("comingLead")} title={t.rich("coming", richTags)} />
					<Cards cards={later} madeAt={madeAt} />
				</Section>
			)}
			{coming.length === 0 && (
				<Section>
					<Empty title={t("nothing")}>{t("nothingText")}</Empty>
				</Section>
			)}
			{replays.length > 0 && (
				<Section id="replays" tone="sunken">
					<SectionHead lead={t("replaysLead")} title={t("replays")} />
					<Cards cards={replays} madeAt={madeAt} />
				</Section>
			)}
			{past.length > 0 && (
				<Section>
					<SectionHead title={t("past")} />
					<Cards cards={past} madeAt={madeAt} />
				</Section>
			)}
		</main>
	);
}

function Cards({ cards, madeAt }: { cards: readonly Card[]; madeAt: Date }) {
	return (
		<ul className="webinar-cards">
			{cards.map((webinar) => (
				<li key={webinar.slug}>
					<WebinarCard madeAt={madeAt} webinar={webinar} />
				</li>
			))}
		</ul>
	);
}

function Subscribe() {
	const t = useTranslations("webinars.list");
	const locale = useLocale();
	return (
		<div className="webinar-hero__subscribe">
			<LinkButton download href={siteAddress(localizePath("/webinars.ics", locale))} icon="calendar" variant="glass">
				{t("subscribe")}
			</LinkButton>
			<p className="muted">{t("subscribeNote")}</p>
		</div>
	);
}

function NextWebinar({ webinar, madeAt }: { webinar: Card; madeAt: Date }) {
	const t = useTranslations("webinars");
	const locale = useLocale();
	return (
		<article className="webinar-next card" data-planet={webinar.planet}>
			<p className="webinar-next__label">
				{t("list.nextLabel")} <WebinarBadge {...webinar} />
			</p>
			<h2>
				<Unbroken>{webinar.title}</Unbroken>
			</h2>
			<p>{webinar.short}</p>
			<WebinarWhen at={webinar.startsAt} zone={webinar.zone} />
			<WebinarCountdown madeAt={madeAt} webinar={webinar} />
			<p className="muted">{webinar.seatsFree === undefined ? t("free") : t("seats", { count: webinar.seatsFree })}</p>
			<LinkButton block size="lg" to={localizePath(webinar.path, locale)}>
				{webinar.isFull ? t("wait") : t("take")}
			</LinkButton>
		</article>
	);
}
