import { useLocale } from "use-intl";
import { formatDate, formatMoney, formatTime } from "../../../i18n/format.ts";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { LiveCountdown } from "../../../ui/countdown/live-countdown.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Wrap } from "../../../ui/layout/wrap.tsx";
import { Prose } from "../../../ui/reading/prose.tsx";
import { Night } from "../../../ui/scene/night.tsx";
import { Ticks } from "../../../ui/ticks/ticks.tsx";
import type { CourseSummary } from "../../catalog/courses/course-summary.ts";
import type { CreditView } from "../../catalog/instalments/describe-credit.ts";
import { saleWrittenEnd } from "../../catalog/prices/sale-day.ts";
import type { PageView } from "../../pages/get-page.server.ts";
import { InlineRequest } from "../../requests/components/inline-request.tsx";
import type { RequestFormView } from "../../requests/pages/request-form-view.ts";
import type { NoPromotion } from "../explain-no-promotion.server.ts";
import type { Promotion } from "../get-promotion.server.ts";
import { LandingCourses } from "./landing-courses.tsx";
import { NoPromotionNow } from "./no-promotion-now.tsx";
import "./landing.css";

type PromotionPageProps = {
	page: PageView;
	/** Undefined when there is none now: the page says why and sells at the usual price. */
	promotion: Promotion | undefined;
	noPromotion: NoPromotion | undefined;
	bonus: Promotion | undefined;
	courses: readonly CourseSummary[];
	credit: CreditView;
	form: RequestFormView;
	/** IANA zone in which the end is told. */
	zone: string;
	now: Date;
};

const NONE: NoPromotion = { state: "none" };

/** A promotion with the end that the checkout keeps: no day of it is invented. */
export function PromotionPage(props: PromotionPageProps) {
	const { page, promotion, noPromotion = NONE, bonus, courses, credit, form, zone, now } = props;
	const t = useTranslations("landings.promotion");
	return (
		<main id="main">
			<Night as="header" className="landing-hero" horizon="bottom" sky>
				<Wrap className="landing-hero__in">
					{promotion ? (
						<Running now={now} promotion={promotion} zone={zone} />
					) : (
						<NoPromotionNow why={noPromotion} zone={zone} />
					)}
				</Wrap>
			</Night>
			<Section>
				<div className="landing-two">
					<Prose html={page.text.html} />
					<div className="card stack">
						<InlineRequest form={form} />
					</div>
				</div>
			</Section>
			<LandingCourses bonus={bonus} courses={courses} credit={credit} title={t(promotion ? "courses" : "anyCourses")} />
		</main>
	);
}

function Running({ promotion, zone, now }: { promotion: Promotion; zone: string; now: Date }) {
	const t = useTranslations("landings.promotion");
	const locale = useLocale();
	const { code, percent, audience, minimum, firstOrderOnly, endsAt } = promotion;
	const written = endsAt && saleWrittenEnd(endsAt, zone);
	const terms = [
		minimum ? t(`from.${audience}`, { sum: formatMoney(minimum, locale) }) : t(`audience.${audience}`),
		firstOrderOnly && t("firstOrder"),
		written && t("ends", { day: formatDate(written, locale, zone), time: formatTime(written, locale, zone) }),
	].filter((term) => typeof term === "string");
	return (
		<>
			<h1>{t.rich("title", { percent, em: (words) => <em>{words}</em> })}</h1>
			<p className="lead">{t.rich("lead", { code, b: (words) => <b className="num">{words}</b> })}</p>
			<Ticks items={terms} />
			{endsAt && (
				<LiveCountdown
					done={t("over")}
					label={t("left")}
					serverNow={now}
					until={endsAt}
					written={written}
					zone={zone}
				/>
			)}
			<LinkButton size="lg" to={localizePath(audience === "adults" ? "/basic" : "/children", locale)}>
				{t("choose")}
			</LinkButton>
		</>
	);
}
