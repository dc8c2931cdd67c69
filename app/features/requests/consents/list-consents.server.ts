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
	/** The page that it was asked on, and what its visitor was known by there. */
	readonly page: string | null;
	readonly ip: string | null;
	readonly agent: string | null;
};

/**
 * Where each consent stands, the oldest first. Whoever asked again consented again, and a box left open takes nothing back: of several
 * answers about one document of one request, order or comment the one that holds is listed, else the one withdrawn last; of equals the latest.
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

/** Two rows of consents, by the names of their tables, that are answers about one document of one request, order or comment. */
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
 * Consents that a secret opens: that of a request opens its own and those of its orders, that of an order the order's, that of a
 * comment the comment's. Of a request that was merged only its own: orders are the standing one's.
 */
export function isOpenedBy(token: string): RawBuilder<SqlBool> {
	const request = sql<string>`(select asked.id from contact_request asked where asked.token = ${token})`;
	const order = sql`(select bought.id from course_order bought where bought.token = ${token})`;
	const comment = sql`(select said.id from comment said where said.unsubscribe_token = ${token})`;
	return sql`(${isOfRequest(request)} or consent.order_id = ${order} or consent.comment_id = ${comment})`;
}
