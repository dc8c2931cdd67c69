import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { hasLongWord } from "../../../shared/long-word.ts";
import { Wrap } from "../../../ui/layout/wrap.tsx";
import { Unbroken } from "../../../ui/reading/unbroken.tsx";
import { Night } from "../../../ui/scene/night.tsx";
import { Crumbs } from "../../../ui/wayfinding/crumbs.tsx";
import type { RequestFormView } from "../../requests/pages/request-form-view.ts";
import type { RequestAnswer } from "../../requests/submitting/request-answer.ts";
import type { WebinarView } from "../webinar-view.ts";
import { WebinarAbout } from "./webinar-about.tsx";
import { WebinarBadge } from "./webinar-badge.tsx";
import { WebinarCountdown } from "./webinar-countdown.tsx";
import { WebinarFacts } from "./webinar-facts.tsx";
import { WebinarPanel } from "./webinar-panel.tsx";
import { WebinarQuestions } from "./webinar-questions.tsx";
import { WebinarWhen } from "./webinar-when.tsx";
import "./webinars.css";

type WebinarPageProps = {
	readonly webinar: WebinarView;
	/** Undefined when nobody can register any more. */
	readonly form: RequestFormView | undefined;
	readonly madeAt: Date;
	readonly refused: RequestAnswer | undefined;
};

/** A webinar: what it is and when, the form beside it, and below everything that helps to decide. */
export function WebinarPage({ webinar, form, madeAt, refused }: WebinarPageProps) {
	const t = useTranslations("webinars");
	const locale = useLocale();
	const crumbs = [
		{ label: t("crumbs.home"), to: localizePath("/", locale) },
		{ label: t("crumbs.list"), to: localizePath("/webinars", locale) },
		{ label: webinar.title },
	];
	const facts = [
		t(`audience.${webinar.audience}`),
		t("minutes", { minutes: webinar.minutes }),
		form && webinar.seatsFree !== undefined ? t("seats", { count: webinar.seatsFree }) : t("free"),
	];
	return (
		<main id="main">
			<Night as="section" className="webinar-hero" horizon="bottom" sky>
				<Wrap className="webinar-hero__grid">
					<div className="webinar-hero__text">
						<Crumbs items={crumbs} />
						<WebinarBadge {...webinar} />
						<h1 data-long={hasLongWord(webinar.title) || undefined}>
							<Unbroken>{webinar.title}</Unbroken>
						</h1>
						<p className="lead">{webinar.lead}</p>
						<WebinarWhen at={webinar.startsAt} zone={webinar.zone} />
						<WebinarFacts facts={facts} />
						<WebinarCountdown madeAt={madeAt} webinar={webinar} />
					</div>
					<section aria-label={t("take")} className="webinar-panel card" id="register">
						<WebinarPanel form={form} refused={refused} webinar={webinar} />
					</section>
				</Wrap>
			</Night>
			<WebinarAbout webinar={webinar} />
			<WebinarQuestions kind={webinar.kind} />
		</main>
	);
}
