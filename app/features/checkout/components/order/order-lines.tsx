import { useLocale } from "use-intl";
import { formatDate, formatMoney } from "../../../../i18n/format.ts";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Card } from "../../../../ui/card/card.tsx";
import { AnyLink } from "../../../../ui/link/any-link.tsx";
import { SaidIn } from "../../../../ui/reading/said-in.tsx";
import type { OrderPageView } from "../../orders/order-page-view.ts";
import { awaitsStart, moneyAtLoss } from "../../orders/order-scarce.ts";
import type { OrderLineView } from "../../orders/order-view.ts";
import { isIn, LIVE_STATES } from "../../rules/order-state.ts";
import { Moment } from "./moment.tsx";

/** What was ordered, as it was called and priced then. */
export function OrderLines({ order }: { order: OrderPageView }) {
	const t = useTranslations("order");
	return (
		<Card as="section">
			<h2 className="step-3">{t("lines.title")}</h2>
			<ul className="order__lines">
				{order.lines.map((line) => (
					<Line key={line.id} line={line} order={order} />
				))}
			</ul>
			{order.learner && <p className="muted">{t("lines.learner", { learner: order.learner })}</p>}
		</Card>
	);
}

type LineProps = { line: OrderLineView; order: OrderPageView };

function Line({ line, order }: LineProps) {
	const t = useTranslations("order");
	const locale = useLocale();
	const { lessons, lessonsTaken: taken, place, endedOn } = line;
	const language = order.locale;
	return (
		<li>
			<b>
				<AnyLink to={localizePath(`/c/${line.courseSlug}`, locale)}>
					<SaidIn language={language}>{line.title}</SaidIn>
				</AnyLink>
			</b>
			<b className="num order__price">{formatMoney(line.total, locale)}</b>
			<span className="muted">
				<SaidIn language={language}>{line.tariffName}</SaidIn>
				{lessons > 0 && (
					<>, {taken > 0 ? t("lines.lessonsTaken", { lessons, taken }) : t("lines.lessons", { lessons })}</>
				)}
			</span>
			{line.discount.minor > 0 && <s className="muted num order__price">{formatMoney(line.unit, locale)}</s>}
			{line.start && (
				<span className="order__wide">
					{t("lines.start")} <Moment at={line.start.startsAt} zone={line.start.zone} />
				</span>
			)}
			{awaitsStart(line) && isIn(order.state, LIVE_STATES) && order.state !== "refund_requested" && (
				<span className="order__wide">{t("lines.openStart")}</span>
			)}
			{endedOn && (
				<span className="order__wide">
					{t("lines.ended", { day: formatDate(new Date(`${endedOn}T00:00:00Z`), locale, "UTC") })}
				</span>
			)}
			{place !== "none" && !endedOn && (
				<span className="order__wide" data-tone={place === "lost" ? "danger" : undefined}>
					{t(`lines.place.${place}`, { money: moneyAtLoss(order) })}
				</span>
			)}
		</li>
	);
}
