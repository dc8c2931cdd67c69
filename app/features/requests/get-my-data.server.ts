import type { Database } from "../../../database/open-database.server.ts";
import type { ConsentKind, RequestKind, RequestStatus } from "../../../database/types.ts";
import type { Locale } from "../../shared/localized.ts";
import { requestOfToken } from "./request-of-token.server.ts";

export type MyConsent = {
	readonly id: string;
	readonly kind: ConsentKind;
	readonly granted: boolean;
	readonly documentNumber: number | null;
	readonly documentLocale: Locale | null;
	/** Where the very version that was accepted stays readable; without the language. */
	readonly documentPath: string | undefined;
	readonly createdAt: Date;
	readonly withdrawnAt: Date | null;
};

/** Everything the school keeps of one request, for the person it is about. */
export type MyData = {
	readonly number: number;
	readonly kind: RequestKind;
	readonly status: RequestStatus;
	readonly createdAt: Date;
	readonly name: string;
	readonly surname: string | null;
	readonly phone: string;
	readonly email: string | null;
	readonly channel: string;
	readonly handle: string | null;
	readonly childAge: number | null;
	readonly wishedAt: string | null;
	readonly message: string | null;
	readonly courseTitle: string | null;
	readonly consents: readonly MyConsent[];
	/** The day by which a wish to be forgotten is fulfilled. */
	readonly erasureDue: Date | undefined;
	/** Why such a wish was refused; it may be repeated. */
	readonly erasureRefusal: string | undefined;
};

/** A person's own data by the secret of the letter; undefined when there is none. */
export async function getMyData(
	db: Database,
	{ token, locale }: { token: string; locale: Locale },
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
	const consents = await db
		.selectFrom("consent")
		.where("requestId", "=", row.id)
		.orderBy("createdAt")
		.orderBy("kind")
		.select(["id", "kind", "granted", "documentKind", "documentNumber", "documentLocale", "createdAt", "withdrawnAt"])
		.execute();
	const erasure = await db
		.selectFrom("erasureRequest")
		.where("requestId", "=", row.id)
		.select(["dueAt", "status", "refusal"])
		.executeTakeFirst();
	const { number, kind, status, createdAt, name, surname, phone, email } = row;
	const { channel, handle, childAge, wishedAt, message, courseTitle } = row;
	return {
		...{ number, kind, status, createdAt, name, surname, phone, email },
		...{ channel, handle, childAge, wishedAt, message, courseTitle },
		consents: consents.map(({ documentKind, ...consent }) => ({
			...consent,
			documentPath: acceptedVersionPath(documentKind, consent.documentNumber),
		})),
		erasureDue: erasure?.status === "new" ? erasure.dueAt : undefined,
		erasureRefusal: erasure?.status === "refused" ? (erasure.refusal ?? undefined) : undefined,
	};
}

/** A legal document stands at its own address under its kind; the privacy policy alone has a name of old. */
function acceptedVersionPath(kind: string | null, number: number | null): string | undefined {
	if (!kind || !number) return undefined;
	return `/${kind === "privacy" ? "politica" : kind}?version=${number}`;
}
