import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { Locale } from "../../../shared/localized.ts";

/** Letters about what came of a wish to be forgotten, as part of the transaction that decides it. */
export type ErasureMessages = {
	/** The address goes along: by the time the letter is sent nothing else knows it. */
	announceErased(
		db: Transaction<Schema>,
		erased: { readonly erasureId: string; readonly email: string; readonly locale: Locale },
	): Promise<void>;
	announceRefusal(db: Transaction<Schema>, erasureId: string): Promise<void>;
};
