import { z } from "zod";
import { letOwnerIn } from "../../app/features/staff/let-owner-in.server.ts";
import { type Environment, siteUrlOf } from "../../app/platform/environment.server.ts";
import { CommandError } from "../../database/command-error.ts";
import type { Database } from "../../database/open-database.server.ts";

/** The address that the command names. @throws with a sentence where it names none. */
export function emailOfOwner(given: string | undefined): string {
	const email = z.email().max(254).safeParse(given);
	if (!email.success) throw new CommandError("Name the e-mail of the owner: npm run owner -- anna@school.example");
	return email.data;
}

/** Lets an owner in. @returns one sentence for the terminal: where to sign in, and with which password. */
export async function letOwnerInto(
	db: Database,
	environment: Environment,
	{ email, now }: { readonly email: string; readonly now: Date },
): Promise<string> {
	const password = await letOwnerIn(db, { email, now });
	const office = `${siteUrlOf(environment)}/admin`;
	return `The office: ${office}, sign in as ${email.toLowerCase()} with password ${password} (shown this once).`;
}
