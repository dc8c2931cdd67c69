import type { Database } from "../../../../database/open-database.server.ts";
import { isKeepable } from "../../payments/is-keepable.ts";
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
				...(isNameable(reference) ? [where("reference", "=", reference)] : []),
				...(isNameable(providerId) ? [where("providerId", "=", providerId)] : []),
			]),
		)
		.select("id")
		.executeTakeFirst();
	return known !== undefined;
}

function isNameable(text: string | undefined): text is string {
	return text !== undefined && isKeepable(text);
}
