import { type ReactNode, useEffect } from "react";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { PaperSchool } from "../../../settings/paper-school.ts";
import type { OrderPageError, OrderPageView } from "../../orders/order-page-view.ts";
import { forgetBuyer } from "../buyer-draft.ts";
import { Letterhead } from "./letterhead.tsx";
import { OrderDocuments } from "./order-documents.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderPayments } from "./order-payments.tsx";
import { OrderPlan } from "./order-plan.tsx";
import { OrderReceipt } from "./order-receipt.tsx";
import { OrderRefunds } from "./order-refunds.tsx";
import { OrderStateCard } from "./order-state-card.tsx";
import { OrderTicket } from "./order-ticket.tsx";
import "./order.css";

type OrderPageProps = {
	readonly order: OrderPageView;
	/** IANA zone of the school. */
	readonly zone: string;
	/** Stands wherever a monthly payment does. */
	readonly creditWarning: string;
	readonly isDemoPayment: boolean;
	/** For paper. */
	readonly school: PaperSchool;
	/** Of each accepted document, its very version. */
	readonly documentPaths: Readonly<Record<string, string>>;
	readonly error: OrderPageError | undefined;
};

/** An order by its secret link: where it stands, what happens next, everything that was paid, agreed and done. Plain forms throughout. */
export function OrderPage(props: OrderPageProps) {
	const { order, zone } = props;
	const t = useTranslations("order");
	useEffect(forgetBuyer, []);
	return (
		<main id="main" className="wrap order">
			<Letterhead school={props.school} />
			<h1 className="order__title step-5">
				{t.rich("title", { number: order.number, em: (words: ReactNode) => <em className="num">{words}</em> })}
			</h1>
			<div className="order__main">
				<OrderStateCard
					order={order}
					zone={zone}
					creditWarning={props.creditWarning}
					isDemoPayment={props.isDemoPayment}
					error={props.error}
				/>
				<OrderLines order={order} />
				{order.plan && <OrderPlan order={order} plan={order.plan} warning={props.creditWarning} />}
				<OrderPayments order={order} zone={zone} />
				<OrderReceipt
					payments={order.payments}
					refunds={order.refunds}
					endedOn={order.endedOn}
					language={order.locale}
					zone={zone}
				/>
				<OrderRefunds refunds={order.refunds} language={order.locale} zone={zone} />
				<OrderDocuments order={order} zone={zone} paths={props.documentPaths} />
				<OrderHistory history={order.history} language={order.locale} zone={zone} />
			</div>
			<OrderTicket order={order} zone={zone} />
		</main>
	);
}
