import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import type { ConsentKind } from "../../../database/request-types.ts";
import type { Locale } from "../../shared/localized.ts";
import { requestOfToken } from "./request-of-token.server.ts";

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
};

/** Every answer to a consent, given or not, the oldest first. */
export function listConsents(db: Database, isListed: Expression<SqlBool>): Promise<ListedConsent[]> {
	return db
		.selectFrom("consent")
		.leftJoin("courseOrder", "courseOrder.id", "consent.orderId")
		.where(isListed)
		.orderBy("consent.createdAt")
		.orderBy("consent.kind")
		.select([
			"consent.id",
			"consent.kind",
			"consent.granted",
			"consent.documentKind",
			"consent.documentNumber",
			"consent.documentLocale",
			"consent.createdAt",
			"consent.withdrawnAt",
			"courseOrder.number as orderNumber",
		])
		.execute();
}

/** Consents of a request and of the orders that came from it. */
export function isOfRequest(id: RawBuilder<string>): RawBuilder<SqlBool> {
	return sql`(consent.request_id = ${id} or consent.order_id = any(array(
		select asked.id from course_order asked where asked.request_id = ${id})))`;
}

/** Consents that a secret opens: that of a request opens its own and those of its orders, that of an order the order's. */
export function isOpenedBy(token: string): RawBuilder<SqlBool> {
	const order = sql`(select bought.id from course_order bought where bought.token = ${token})`;
	return sql`(${isOfRequest(requestOfToken(token))} or consent.order_id = ${order})`;
}
