import type { Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { RequestKind } from "../../../../database/request-types.ts";
import type { Schema } from "../../../../database/types.ts";
import type { Acting, Resource } from "../../../records/resource.ts";
import { lockRow, readRows } from "../../../records/row-version.server.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { releaseRequestHolds } from "../board/release-request-holds.server.ts";
import type { RequestFollower } from "../board/request-follower.ts";
import { tellBoard } from "../board/tell-board.server.ts";
import { writeEvent } from "../board/write-event.server.ts";
import { readEmail } from "../rules/read-email.server.ts";
import { readPhone } from "../rules/read-phone.server.ts";
import { waitAgain } from "../waitlist/wait-again.server.ts";
import type { MendMessages } from "./mend-messages.ts";
import { readRequests } from "./read-requests.server.ts";
import { readdressRegistration } from "./readdress-registration.server.ts";
import { requestActions } from "./request-actions.server.ts";
import { PRIVATE_FIELDS, type RequestDocument, requestSchema } from "./request-document.server.ts";
import { REQUEST_LIST } from "./request-list.server.ts";

type RequestDeps = { readonly followers: readonly RequestFollower[]; readonly messages: MendMessages };

/** Requests of visitors. They come only from the site; staff correct their details and act on them. */
export function createRequestResource({ followers, messages }: RequestDeps): Resource<RequestDocument> {
	return {
		name: "requests",
		schema: requestSchema,
		isContent: false,
		privateFields: PRIVATE_FIELDS,
		list: REQUEST_LIST,
		read: readRows(readRequests),
		lock: lockRow("contactRequest"),
		update: (transaction, change, acting) => updateDetails(transaction, change, { ...acting, messages }),
		actions: requestActions(followers),
	};
}

/** The tariff, the group and the saved discount belong to the course that was asked for; another course starts without them. */
const NOTHING_OF_THE_COURSE = {
	tariffId: null,
	startId: null,
	discountPercent: null,
	discountMinor: null,
	discountCurrency: null,
	discountUntil: null,
	discountPrice: null,
	discountTariffId: null,
};

async function updateDetails(
	transaction: Transaction<Schema>,
	{ id, input }: { readonly id: string; readonly input: RequestDocument },
	{ staff, now, messages }: Acting & Pick<RequestDeps, "messages">,
): Promise<Result<undefined>> {
	const before = await transaction
		.selectFrom("contactRequest")
		.where("id", "=", id)
		.selectAll()
		.executeTakeFirstOrThrow();
	if (before.erasedAt) return fail("erased");
	if (before.mergedInto) return fail("merged");
	const phone = readPhone(input.phone);
	if (!phone.ok) return fail("phone", "phone");
	const email = input.email === null ? null : readEmail(input.email);
	if (email && !email.ok) return fail("email", "email");
	if (input.courseId !== before.courseId && !(await isCourse(transaction, input.courseId))) {
		return fail("unknown", "courseId");
	}
	const isOtherCourse = input.courseId !== before.courseId;
	const after = {
		...input,
		phone: phone.value.e164,
		email: email?.value ?? null,
		...(isOtherCourse ? NOTHING_OF_THE_COURSE : {}),
	};
	if (after.email !== before.email && !(await readdressRegistration(transaction, { id, email: after.email }))) {
		return fail("emailTaken", "email");
	}
	await transaction
		.updateTable("contactRequest")
		.set({
			...after,
			phoneRaw: after.phone === before.phone ? before.phoneRaw : input.phone,
			repeatKeyPhone: after.phone,
			repeatKeyEmail: after.email?.toLowerCase() ?? null,
			...raised(now),
		})
		.where("id", "=", id)
		.execute();
	if (isOtherCourse) await leaveCourse(transaction, { id, kind: before.kind, now });
	const fields = Object.keys(after).filter(
		(field) => after[field as keyof typeof after] !== before[field as keyof typeof before],
	);
	if (fields.length > 0) {
		await writeEvent(transaction, { requestId: id, kind: "changed", details: { fields }, staff, now });
		await messages.announceMending(transaction, { requestId: id, fields });
	}
	await tellBoard(transaction, id);
	return succeed();
}

type Leaving = { readonly id: string; readonly kind: RequestKind; readonly now: Date };

/**
 * Releases the place in the course that the request is no longer about; a visitor who was told of free places in it now waits for the other
 * course.
 */
async function leaveCourse(transaction: Transaction<Schema>, { id, kind, now }: Leaving): Promise<void> {
	await releaseRequestHolds(transaction, { requestIds: [id], now });
	if (kind === "waitlist") await waitAgain(transaction, { requestId: id, tariffId: null, now });
}

async function isCourse(transaction: Transaction<Schema>, id: string | null): Promise<boolean> {
	if (id === null) return true;
	const course = await transaction.selectFrom("course").where("id", "=", id).select("id").executeTakeFirst();
	return course !== undefined;
}
