import type { QueuedRequest } from "../../providers/board.ts";

/** A request as the API gives it; moments are ISO strings. */
export type RequestRecord = {
	readonly id: string;
	readonly version: number;
	readonly number: number;
	readonly kind: QueuedRequest["kind"];
	readonly status: QueuedRequest["status"];
	readonly lostReason: string | null;
	readonly owner: string | null;
	readonly ownerId: string | null;
	readonly locale: "ru" | "en";
	readonly name: string;
	readonly surname: string | null;
	readonly phone: string;
	readonly phoneRaw: string;
	readonly email: string | null;
	readonly channel: QueuedRequest["channel"];
	readonly handle: string | null;
	readonly childAge: number | null;
	/** In the order of the questions; null where no quiz was taken. */
	readonly quizAnswers:
		| readonly { readonly question: string; readonly text: Readonly<Record<"ru" | "en", string>> }[]
		| null;
	readonly wishedAt: string | null;
	readonly visitorZone: string | null;
	readonly message: string | null;
	/** The one that the request is about, and its date: `2026-11-20`. */
	readonly webinar: { readonly title: Readonly<Record<"ru" | "en", string>>; readonly day: string } | null;
	readonly page: string | null;
	readonly referrer: string | null;
	readonly utm: Readonly<Record<string, string>>;
	readonly roistat: string | null;
	readonly crmId: string | null;
	readonly discountPercent: number | null;
	readonly discountMinor: number | null;
	readonly discountCurrency: "RUB" | "USD" | null;
	readonly discountUntil: string | null;
	/** Null where nobody promised a call. */
	readonly respondBy: string | null;
	readonly dueAt: string | null;
	readonly firstResponseAt: string | null;
	readonly firstResponseName: string | null;
	readonly firstResponseSeconds: number | null;
	readonly mergedInto: string | null;
	readonly mergedNumber: number | null;
	readonly erasedAt: string | null;
	readonly createdAt: string;
};
