import { randomBytes } from "node:crypto";
import { type SqlBool, sql, type Transaction } from "kysely";
import type { TariffKind } from "../../../../database/catalog-types.ts";
import type { RequestKind } from "../../../../database/request-types.ts";
import type { Schema } from "../../../../database/types.ts";
import type { Locale } from "../../../shared/localized.ts";
import { currencyOf, priceTariff, type TariffPrice } from "../../catalog/prices/price-tariff.ts";
import { tellBoard } from "../board/tell-board.server.ts";
import type { GuideSlug } from "../guide-slugs.ts";
import type { RequestInput } from "../rules/request-input.ts";
import type { AskedCourse } from "./find-asked-course.server.ts";

export type Submission = {
	readonly input: RequestInput;
	readonly kind: RequestKind;
	readonly locale: Locale;
	/** The course that it is about, as a visitor may see it. */
	readonly course?: AskedCourse | undefined;
	readonly tariffCode?: string | undefined;
	readonly startId?: string | undefined;
	/** What it is about besides a course, such as one date of a webinar; part of what makes a request a repeat. */
	readonly subject?: string | undefined;
	/** What was answered before the form, kept with the request. */
	readonly answers?: object | undefined;
	/** Of a request for a guide. */
	readonly guide?: GuideSlug | undefined;
	readonly ip?: string | undefined;
	readonly agent?: string | undefined;
};

/** A submission with everything that the server knows of it before it writes. */
export type NewRequest = {
	readonly submission: Submission;
	readonly now: Date;
	readonly token: string;
	readonly courseId: string | null;
	/** The tariff that was named, or that of the group in which a place is asked for. */
	readonly tariffId: string | null;
	/** The kind of lessons that the form named: it decides which offer was accepted. */
	readonly tariffKind: TariffKind | undefined;
	/** The group in which a place is asked for, or waited for. */
	readonly startId: string | undefined;
	readonly respondBy: Date;
	readonly idempotencyKey: string;
	readonly contentHash: string;
};

/** Writes the request and its first event. @returns its id. */
export async function insertRequest(db: Transaction<Schema>, request: NewRequest): Promise<string> {
	const { input, kind, locale, guide, subject, answers, ip, agent } = request.submission;
	const { id } = await db
		.insertInto("contactRequest")
		.values({
			token: request.token,
			kind,
			locale,
			name: input.name,
			surname: input.surname,
			phoneRaw: input.phoneRaw,
			phone: input.phone,
			email: input.email,
			channel: input.channel,
			handle: input.handle,
			childAge: input.childAge,
			isRepresentative: input.isRepresentative,
			courseId: request.courseId,
			tariffId: request.tariffId,
			startId: request.startId ?? null,
			guide: guide ?? null,
			guideKey: guide ? randomBytes(18).toString("base64url") : null,
			wishedAt: input.wishedAt,
			visitorZone: input.visitorZone,
			message: input.message,
			subject: subject ?? null,
			answers: answers ? JSON.stringify(answers) : null,
			page: input.page,
			referrer: input.referrer,
			utm: JSON.stringify(input.utm),
			roistat: input.roistat,
			...(await runningDiscount(db, request)),
			respondBy: request.respondBy,
			idempotencyKey: await freeKey(db, request),
			contentHash: request.contentHash,
			repeatKeyPhone: input.phone,
			repeatKeyEmail: input.email?.toLowerCase() ?? null,
			ip: ip ?? null,
			agent: agent ?? null,
			createdAt: request.now,
			updatedAt: request.now,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const created = { requestId: id, kind: "created", details: "{}", createdAt: request.now } as const;
	await db.insertInto("contactRequestEvent").values(created).execute();
	await tellBoard(db, id);
	return id;
}

/**
 * The same key with other content is a request of its own, so it gets a key of its own. So does the same content once more where the server
 * made the key: whoever gave a place back may ask again within the ten minutes of the key.
 */
async function freeKey(db: Transaction<Schema>, { idempotencyKey, contentHash, token }: NewRequest): Promise<string> {
	const keys = [idempotencyKey, `${idempotencyKey}:${contentHash}`];
	const taken = await db
		.selectFrom("contactRequest")
		.where("idempotencyKey", "in", keys)
		.select("idempotencyKey")
		.execute();
	const free = keys.find((key) => taken.every((request) => request.idempotencyKey !== key));
	return free ?? `${idempotencyKey}:${token}`;
}

/** The discount that is kept for the request; empty columns when nothing is on sale. */
async function runningDiscount(db: Transaction<Schema>, request: NewRequest) {
	const sale = await findSale(db, request);
	return {
		discountPercent: sale?.discount ?? null,
		discountMinor: sale?.was ? sale.was.minor - sale.full.minor : null,
		discountCurrency: sale?.full.currency ?? null,
		discountUntil: sale?.saleUntil ?? null,
		discountPrice: sale?.full.minor ?? null,
		discountTariffId: sale?.tariffId ?? null,
	};
}

/** The sale that runs on the asked tariff, or on the group's, or on the course's recommended one. */
async function findSale(
	db: Transaction<Schema>,
	request: NewRequest,
): Promise<(TariffPrice & { readonly tariffId: string }) | undefined> {
	if (!request.courseId) return undefined;
	let query = db.selectFrom("tariff").selectAll("tariff").where("tariff.courseId", "=", request.courseId);
	if (request.tariffId) {
		query = query.where("tariff.id", "=", request.tariffId);
	} else if (request.startId) {
		query = query.where(
			sql<SqlBool>`tariff.id = (select tariff_id from start where start.id = ${request.startId}::uuid)`,
		);
	}
	const row = await query.orderBy("tariff.recommended", "desc").orderBy("tariff.position").limit(1).executeTakeFirst();
	if (!row) return undefined;
	const price = priceTariff(row, { currency: currencyOf(request.submission.locale), now: request.now, months: 1 });
	return price.discount > 0 ? { ...price, tariffId: row.id } : undefined;
}
