import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { hasLongWord } from "../../../../shared/long-word.ts";
import { Art } from "../../../../ui/art/art.tsx";
import { Button } from "../../../../ui/button/button.tsx";
import { FormNote } from "../../../../ui/form/form-note.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import { Sum } from "../../../../ui/ticket/sum.tsx";
import { Ticket, TicketPart } from "../../../../ui/ticket/ticket.tsx";
import { PlanPayments } from "../../../catalog/components/instalments/plan-payments.tsx";
import type { CheckoutView, ToPay } from "../../placing/checkout-view.ts";
import { usePriceRows } from "../basket/price-rows.ts";
import { useStartParts } from "../basket/use-start-parts.ts";

type BoardingPassProps = { view: CheckoutView; passenger: string; isBusy: boolean };

/** The order at a glance: what, for whom, what adds up to the price, and the button. */
export function BoardingPass({ view, passenger, isBusy }: BoardingPassProps) {
	const t = useTranslations("checkout.pass");
	const { lines } = view;
	const first = lines[0];
	const title = lines.length > 1 ? t("several", { count: lines.length }) : first?.course?.title;
	return (
		<Ticket className="pass" label={t("label")}>
			<TicketPart night>
				<Art name="planet-saturn" />
				<p className="muted step--1">{t("eyebrow")}</p>
				<h2 data-long={hasLongWord(title ?? "") || undefined}>
					<Unbroken>{title}</Unbroken>
				</h2>
				{lines.length > 1 ? <Titles view={view} /> : <Facts passenger={passenger} view={view} />}
			</TicketPart>
			{view.toPay.kind !== "nothing" && <Paying isBusy={isBusy} toPay={view.toPay} view={view} />}
			<TicketPart>
				<div aria-hidden="true" className="pass__bars" />
			</TicketPart>
		</Ticket>
	);
}

type Priced = Exclude<ToPay, { readonly kind: "nothing" }>;
type PayingProps = Pick<BoardingPassProps, "view" | "isBusy"> & { toPay: Priced };

function Paying({ view, toPay, isBusy }: PayingProps) {
	const t = useTranslations("checkout.pass");
	return (
		<TicketPart>
			<Price toPay={toPay} view={view} />
			{(toPay.kind === "free" || toPay.options.length > 0) && (
				<Button block busy={isBusy} name="intent" size="lg" value="pay">
					<ButtonWords toPay={toPay} />
				</Button>
			)}
			<FormNote center>
				{toPay.kind === "free" ? (
					t("note.free")
				) : (
					<>
						<span data-way="single">
							<Unbroken>{t("note.single")}</Unbroken>
						</span>
						<span data-way="instalments">{t("note.instalments")}</span>
					</>
				)}
			</FormNote>
		</TicketPart>
	);
}

function ButtonWords({ toPay }: { toPay: Priced }) {
	const t = useTranslations("checkout.pass.submit");
	if (toPay.kind === "free") return t("free");
	const ways = (["single", "instalments"] as const).filter((way) => toPay.options.some(({ mode }) => mode === way));
	return ways.map((way) => (
		<span data-way={ways.length > 1 ? way : undefined} key={way}>
			{t(way)}
		</span>
	));
}

function Facts({ view: { lines }, passenger }: { view: CheckoutView; passenger: string }) {
	const t = useTranslations("checkout.pass");
	const startParts = useStartParts();
	const start = lines[0]?.start;
	const parts = start && startParts(start);
	return (
		<dl className="pass__grid">
			{passenger && (
				<div>
					<dt>{t("passenger")}</dt>
					<dd>{passenger}</dd>
				</div>
			)}
			{lines[0]?.tariffName && (
				<div>
					<dt>{t("tariff")}</dt>
					<dd>{lines[0].tariffName}</dd>
				</div>
			)}
			<div>
				<dt>{t("departure")}</dt>
				<dd>{parts ? `${parts.day}, ${parts.time} ${parts.zone}` : t("departureLater")}</dd>
			</div>
		</dl>
	);
}

function Titles({ view: { lines } }: { view: CheckoutView }) {
	return (
		<ul className="pass__titles">
			{lines.map(({ course, tariffName }, index) => (
				<li key={index}>
					{course?.title}
					<small>{tariffName}</small>
				</li>
			))}
		</ul>
	);
}

/**
 * Sums in the currency that is paid, and the other one named where they differ. Nothing is charged for what is free, nor for what a
 * bank is asked to lend.
 */
function Price({ view, toPay }: { view: CheckoutView; toPay: Priced }) {
	const t = useTranslations("checkout.pass");
	const locale = useLocale();
	const { lines, totals, charged, shown, promo, choice } = view;
	const rows = usePriceRows({ lines, totals: totals[charged], currency: charged, promo });
	const sums = { charged: formatMoney(totals[charged].total, locale), shown: formatMoney(totals[shown].total, locale) };
	const isLent = choice.mode === "instalments";
	const isOther = charged !== shown;
	const plan = toPay.kind === "payable" ? toPay.instalments?.plan : undefined;
	const isCharged = toPay.kind === "payable" && choice.paymentType !== null && (!isLent || plan?.canApply);
	return (
		<div className="pass__price" role="status">
			<Sum {...rows} />
			{plan && isLent && (
				<p className="muted">
					<PlanPayments plan={plan} />
				</p>
			)}
			{isCharged && (
				<p className={isOther ? "pass__charged" : "muted"}>
					{t(`${isLent ? "lent" : "charged"}${isOther ? "Other" : ""}`, sums)}
				</p>
			)}
		</div>
	);
}
