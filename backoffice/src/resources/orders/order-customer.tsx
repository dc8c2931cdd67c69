import Link from "@mui/material/Link";
import { useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { printPhone } from "../../../../app/shared/print-phone.ts";
import { DayField } from "../../fields/day-field.tsx";
import { InstantField } from "../../fields/instant-field.tsx";
import { Fact, Facts } from "../../frames/facts.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { useOrder } from "./order-record.ts";
import { PlanText } from "./plan-text.tsx";
import { Sum } from "./sum.tsx";

/** Who buys, how, and how much. */
export function OrderCustomer() {
	const order = useOrder();
	const translate = useTranslate();
	if (!order) return null;
	const { customer } = order;
	return (
		<FormCard name="customer">
			<Facts>
				<Fact name="customer">{`${customer.name} ${customer.surname}`}</Fact>
				<Fact name="phone">
					<Link href={`tel:${customer.phone}`}>{printPhone(customer.phone)}</Link>
				</Fact>
				<Fact name="email">
					<Link href={`mailto:${customer.email}`}>{customer.email}</Link>
				</Fact>
				<Fact name="learner">{order.learner}</Fact>
				<Fact name="paymentType">{translate(`resources.orders.choices.paymentType.${order.paidBy}`)}</Fact>
				<Fact name="plan">{order.plan && <PlanText plan={order.plan} />}</Fact>
				<Fact name="total">
					<Sum of={order.total} />
				</Fact>
				<Fact name="discount">{order.sale.minor > 0 && <Sum of={order.sale} />}</Fact>
				<Fact name="promoCode">
					{order.discount.minor > 0 && (
						<>
							{order.promoCode}: <Sum of={order.discount} />
						</>
					)}
				</Fact>
				<Fact name="paid">
					<Sum of={order.paid} />
				</Fact>
				<Fact name="refunded">{order.refunded.minor > 0 && <Sum of={order.refunded} />}</Fact>
				<Fact name="createdAt">
					<InstantField source="createdAt" />
				</Fact>
				<Fact name="expiresAt">{order.expiresAt && <InstantField source="expiresAt" />}</Fact>
				<Fact name="paidAt">{order.paidAt && <InstantField source="paidAt" />}</Fact>
				<Fact name="endedOn">{order.endedOn && <DayField source="endedOn" />}</Fact>
				<Fact name="requestId">
					{order.requestId && (
						<Link component={RouterLink} to={`/requests/${order.requestId}/show`}>
							{translate("resources.orders.openRequest")}
						</Link>
					)}
				</Fact>
			</Facts>
		</FormCard>
	);
}
