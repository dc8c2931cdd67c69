import type { Database } from "../../../../database/open-database.server.ts";
import { isOneOf } from "../../../shared/is-one-of.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import { standingMoves } from "../../checkout/orders/moved-line.ts";
import { isPaidInPart } from "../../checkout/orders/told-state.ts";
import { ENDED_STATES, isIn, LIVE_STATES, PAID_STATES, PAYABLE_STATES } from "../../checkout/rules/order-state.ts";
import { offeredBanks } from "../../checkout/ways-to-pay/offered-banks.ts";
import { keepLead } from "../../requests/board/keep-lead.server.ts";
import type { Crm } from "../crm/crm.server.ts";
import type { CrmLead } from "../crm/crm-lead.ts";
import { buildCrmSale } from "../crm/crm-sale.ts";
import type { DeliveryDeps } from "../delivery/delivery-deps.ts";
import { type DeliveryOutcome, failForGood, failForNow, leaveToOtherBuild } from "../delivery/delivery-outcome.ts";
import type { OutgoingRow } from "../delivery/outgoing-row.ts";
import { type AnnouncedOrder, getAnnouncedOrder } from "../facts/get-announced-order.server.ts";
import {
	type ChosenGroup,
	isAboutOrder,
	isForManagers,
	type OrderMessageDetails,
	type ToldNews,
} from "../facts/order-message.ts";
import { writeOrderLetter } from "../letters/write-order-letter.server.ts";
import { orderText } from "../telegram/order-text.server.ts";
import { isDealNote, noteDeal } from "./note-deal.server.ts";
import { postLetter } from "./post-letter.server.ts";
import { tellManagers } from "./tell-managers.server.ts";

/** Hands a message about an order to its channel. A letter that is no longer true is not sent: the next one says what is. */
export async function sendOrderMessage(
	db: Database,
	{ orderId, ...message }: OutgoingRow & { readonly orderId: string },
	{ channels, siteUrl, clock, banks }: DeliveryDeps,
): Promise<DeliveryOutcome> {
	const announced = await getAnnouncedOrder(db, orderId);
	if (!announced) return failForGood(MOOT.noOrder);
	if (!isAboutOrder(message)) return leaveToOtherBuild();
	const { details } = message;
	if (message.channel === "telegram") {
		if (!isForManagers(details.news)) return failForGood(MOOT.notForManagers);
		const text = orderText(announced.order, { news: details.news, publicUrl: siteUrl });
		return tellManagers(channels, text);
	}
	if (message.channel === "crm" && isDealNote(details)) {
		return noteDeal(db, { order: announced.order, details }, { channels, siteUrl });
	}
	if (message.channel === "crm") return sendSale(db, { announced, attempts: message.attempts }, { channels, siteUrl });
	if (!(await isTrue(db, details, announced.order))) return failForGood(MOOT.toldByAnother);
	const takesForeignCards = banks && offeredBanks(banks, announced.settings).byType.has("card_foreign");
	const letter = await writeOrderLetter(announced, { details, siteUrl, now: clock.now(), takesForeignCards });
	const { email } = announced.order.customer;
	return postLetter(channels, message, { ...letter, to: email });
}

/** News about a payment that failed; true while the order can still be paid. */
const UNPAID: ReadonlySet<ToldNews> = new Set(["payment_failed", "instalment_refused"]);

/** News about an order that waits for something; a letter delayed by the post may come when the waiting is over. */
const WAITING: ReadonlySet<ToldNews> = new Set(["awaiting_payment", "instalment_pending", "instalment_approved"]);

/**
 * Whether the letter is still true. A credit approved for the rest of an order is true while the order stays paid in part; a chosen group
 * while the learner is still to be taught in it; a moved one while it begins at the announced time. An order that ended without money becomes
 * a paid one if the money comes after all.
 */
async function isTrue(
	db: Database,
	{ news, from, chosen, moves = [] }: OrderMessageDetails,
	order: AnnouncedOrder["order"],
): Promise<boolean> {
	const { state } = order;
	if (news === "start_moved") return isIn(state, LIVE_STATES) && standingMoves(order, moves).length > 0;
	if (news === "start_chosen") return isIn(state, LIVE_STATES) && (!chosen || (await hasPlace(db, chosen)));
	if (UNPAID.has(news)) return isIn(state, PAYABLE_STATES) || isPaidInPart(order);
	if (news === "part_paid") return isPaidInPart(order);
	if (isOneOf(ENDED_STATES, news)) return state === news;
	return !WAITING.has(news) || (from && isIn(from, PAID_STATES) ? isPaidInPart(order) : state === news);
}

/** By now the line may have another group, or its place may be lost. */
async function hasPlace(db: Database, { lineId, startId }: ChosenGroup): Promise<boolean> {
	const line = await db
		.selectFrom("courseOrderLine")
		.where("id", "=", lineId)
		.where("startId", "=", startId)
		.where("place", "in", ["held", "taken"])
		.select("id")
		.executeTakeFirst();
	return line !== undefined;
}

type Sale = { readonly announced: AnnouncedOrder } & Pick<OutgoingRow, "attempts">;

/**
 * Writes the sale to the deal of the request that the order comes from. Without one it creates a deal, which also replaces that of the
 * request where the CRM no longer has it.
 */
async function sendSale(
	db: Database,
	{ announced, attempts }: Sale,
	{ channels: { crm }, siteUrl }: Pick<DeliveryDeps, "channels" | "siteUrl">,
): Promise<DeliveryOutcome> {
	if (!crm) return failForGood(MOOT.noCrm);
	const { request, order, otherDeals } = announced;
	const isOnItsWay = request?.isOnItsWay || otherDeals.some((other) => other.isOnItsWay);
	if (isOnItsWay) return failForNow("the deal of the request is not there yet");
	const sale = buildCrmSale(announced, { officeUrl: `${siteUrl}/admin/orders/${order.id}` });
	const known = request?.crmId ? await crm.updateLead(request.crmId, sale) : undefined;
	const isGone = known?.ok === false && known.reason === MOOT.noDeal;
	const deal = known && !isGone ? known : await crm.createLead(sale, attempts);
	if (!deal.ok || !deal.externalId) return deal;
	if (request && isGone) await keepLead(db, { id: request.id, crmId: deal.externalId });
	const won = await winOthers(crm, otherDeals, sale);
	if (!won.ok) return won;
	const noted = await crm.addNote(deal.externalId, sale.note);
	return noted.ok ? deal : noted;
}

/** Deals of requests about other courses of the order are won by it too, but without its price, which would be counted twice. */
async function winOthers(
	crm: Crm,
	others: AnnouncedOrder["otherDeals"],
	{ isWon, tracking }: Pick<CrmLead, "isWon" | "tracking">,
): Promise<DeliveryOutcome> {
	for (const { crmId } of others) {
		if (!crmId) continue;
		const won = await crm.updateLead(crmId, { ...(isWon ? { isWon } : {}), tracking });
		if (!won.ok && won.reason !== MOOT.noDeal) return won;
	}
	return { ok: true };
}
