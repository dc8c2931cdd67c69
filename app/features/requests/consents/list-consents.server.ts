import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { ConsentKind } from "../../../../database/request-types.ts";
import type { Locale } from "../../../shared/localized.ts";

export type ListedConsent = {
	readonly id: string;
	readonly kind: ConsentKind;
	readonly granted: boolean;
	readonly documentKind: string | null;
	readonly documentNumber: number | null;
	readonly documentLocale: Locale | null;
	/** Of the order that it was asked with; null for one of a request. */
	readonly orderNumber: string | null;
	readonly createdAt: Date;
	readonly withdrawnAt: Date | null;
	/** The page that it was asked on, and the visitor's address and browser. */
	readonly page: string | null;
	readonly ip: string | null;
	readonly agent: string | null;
};

/**
 * The state of each consent, oldest first. Of several answers about one document of one request, order or comment, the valid one is listed;
 * if none is valid, the one withdrawn last; of equals the latest. A box left empty in a later form withdraws nothing.
 */
export async function listConsents(db: Database, isListed: Expression<SqlBool>): Promise<ListedConsent[]> {
	const consents = await db
		.selectFrom("consent")
		.leftJoin("courseOrder", "courseOrder.id", "consent.orderId")
		.where(isListed)
		.distinctOn(["consent.requestId", "consent.orderId", "consent.commentId", "consent.kind", "consent.documentKind"])
		.orderBy("consent.requestId")
		.orderBy("consent.orderId")
		.orderBy("consent.commentId")
		.orderBy("consent.kind")
		.orderBy("consent.documentKind")
		.orderBy("consent.granted", "desc")
		.orderBy("consent.withdrawnAt", (order) => order.desc().nullsFirst())
		.orderBy("consent.createdAt", "desc")
		.orderBy("consent.id", "desc")
		.select([
			"consent.id",
			"consent.kind",
			"consent.granted",
			"consent.documentKind",
			"consent.documentNumber",
			"consent.documentLocale",
			"consent.createdAt",
			"consent.withdrawnAt",
			"consent.page",
			"consent.ip",
			"consent.agent",
			"courseOrder.number as orderNumber",
		])
		.execute();
	return consents.sort((one, other) => +one.createdAt - +other.createdAt || (one.kind < other.kind ? -1 : 1));
}

/** Two rows of `consent`, by their names in the query, are answers about one document of one request, order or comment. */
export function isAboutTheSame(one: string, other: string): RawBuilder<SqlBool> {
	const same = ["kind", "document_kind", "request_id", "order_id", "comment_id"].map(
		(column) => sql`${sql.ref(`${one}.${column}`)} is not distinct from ${sql.ref(`${other}.${column}`)}`,
	);
	return sql`(${sql.join(same, sql` and `)})`;
}

/** Consents of a request and of the orders that came from it. */
export function isOfRequest(id: RawBuilder<string>): RawBuilder<SqlBool> {
	return sql`(consent.request_id = ${id} or consent.order_id = any(array(
		select asked.id from course_order asked where asked.request_id = ${id})))`;
}

/**
 * Consents that a secret opens. A request's secret opens its consents and those of its orders; an order's or a comment's only its own. A
 * merged request opens only its own: its orders belong to the request that stands for it.
 */
export function isOpenedBy(token: string): RawBuilder<SqlBool> {
	const request = sql<string>`(select asked.id from contact_request asked where asked.token = ${token})`;
	const order = sql`(select bought.id from course_order bought where bought.token = ${token})`;
	const comment = sql`(select said.id from comment said where said.unsubscribe_token = ${token})`;
	return sql`(${isOfRequest(request)} or consent.order_id = ${order} or consent.comment_id = ${comment})`;
}
