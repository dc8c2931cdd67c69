import { formatMoney } from "../../../i18n/format.ts";
import type { AnnouncedOrder } from "../facts/get-announced-order.server.ts";
import { letterWords } from "../letters/letter-words.ts";
import { type CrmLead, readTracking } from "./crm-lead.ts";

/** A paid order as a won deal of the CRM, in Russian like everything for the staff. */
export function buildCrmSale(
	{ order, paidBy, request, roistat }: Pick<AnnouncedOrder, "order" | "paidBy" | "request" | "roistat">,
	{ officeUrl }: { officeUrl: string },
): CrmLead {
	const t = letterWords("ru");
	const { number, customer, lines, total, promoCode } = order;
	const courses = lines.map((line) => line.title).join(", ");
	// A free order has no payments: the means that was chosen is named.
	const types = paidBy.length > 0 ? paidBy : [order.paymentType];
	const note = [
		t("staff.sale.note", { number, total: formatMoney(total, "ru") }),
		...lines.map((line) => `${line.title}, ${line.tariffName}: ${formatMoney(line.total, "ru")}`),
		types.map((type) => t(`staff.sale.types.${type}`)).join(", "),
		...(promoCode ? [t("staff.sale.promo", { code: promoCode })] : []),
		`${t("staff.crm.labels.office")}: ${officeUrl}`,
	];
	return {
		reference: number,
		name: t("staff.sale.leadName", { number, courses }),
		firstName: customer.name,
		lastName: customer.surname,
		phone: customer.phone,
		email: customer.email,
		tags: [t("staff.crm.tag"), t("staff.sale.tag")],
		...(total.currency === "RUB" ? { price: Math.round(total.minor / 100) } : {}),
		isWon: true,
		tracking: readTracking({ utm: request?.utm ?? {}, roistat }),
		note: note.join("\n"),
	};
}
