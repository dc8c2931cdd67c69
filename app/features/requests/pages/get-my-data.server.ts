import type { Database } from "../../../../database/open-database.server.ts";
import type { RequestKind, RequestStatus } from "../../../../database/request-types.ts";
import type { Locale } from "../../../shared/localized.ts";
import { KIND_RULES } from "../request-kinds.ts";
import { getMyPromises, type MyPromises } from "./get-my-promises.server.ts";
import { requestOfToken } from "./request-of-token.server.ts";

/** Everything the school keeps of one request, for the person it is about. */
export type MyData = MyPromises & {
	readonly number: number;
	readonly kind: RequestKind;
	/** `accepted`: new, and nobody calls about it. */
	readonly status: RequestStatus | "accepted";
	readonly createdAt: Date;
	readonly name: string;
	readonly surname: string | null;
	readonly phone: string;
	readonly email: string | null;
	readonly channel: string;
	readonly handle: string | null;
	readonly childAge: number | null;
	/** Has confirmed to be the parent or the legal representative of the child. */
	readonly isRepresentative: boolean;
	readonly wishedAt: string | null;
	readonly message: string | null;
	readonly courseTitle: string | null;
};

/** A person's own data by the secret of the letter; undefined when there is none. */
export async function getMyData(
	db: Database,
	{ token, locale, now }: { token: string; locale: Locale; now: Date },
): Promise<MyData | undefined> {
	const row = await db
		.selectFrom("contactRequest")
		.leftJoin("courseText", (join) =>
			join.onRef("courseText.courseId", "=", "contactRequest.courseId").on("courseText.locale", "=", locale),
		)
		.where("contactRequest.id", "=", requestOfToken(token))
		.selectAll("contactRequest")
		.select("courseText.title as courseTitle")
		.executeTakeFirst();
	if (!row) return undefined;
	const { number, kind, createdAt, name, surname, phone, email } = row;
	const status = row.status === "new" && !KIND_RULES[kind].promisesCall ? "accepted" : row.status;
	const { channel, handle, childAge, isRepresentative, wishedAt, message, courseTitle } = row;
	return {
		...{ number, kind, status, createdAt, name, surname, phone, email },
		...{ channel, handle, childAge, isRepresentative, wishedAt, message, courseTitle },
		...(await getMyPromises(db, { token, now })),
	};
}
