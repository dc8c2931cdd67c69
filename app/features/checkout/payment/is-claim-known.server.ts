import type { Database } from "../../../../database/open-database.server.ts";
import type { PaymentClaim, ProviderCode } from "../../payments/provider.ts";

type Claimed = { readonly provider: ProviderCode; readonly claim: PaymentClaim };

/**
 * Whether this bank could speak of such a payment here. An attempt is written with its reference before the bank hears of it, so one
 * whose number at the bank is not kept yet is known too.
 */
export async function isClaimKnown(db: Database, { provider, claim }: Claimed): Promise<boolean> {
	const { reference, providerId } = claim;
	const known = await db
		.selectFrom("payment")
		.where("provider", "=", provider)
		.where((where) =>
			where.or([
				...(isKeepable(reference) ? [where("reference", "=", reference)] : []),
				...(isKeepable(providerId) ? [where("providerId", "=", providerId)] : []),
			]),
		)
		.select("id")
		.executeTakeFirst();
	return known !== undefined;
}

/** PostgreSQL takes no text with a zero in it, not even to look for it. */
function isKeepable(text: string | undefined): text is string {
	return text !== undefined && !text.includes("\0");
}
