import type { AuthProvider, UserIdentity } from "react-admin";
import { isResourceName, may } from "../../../app/shared/staff-rights.ts";
import { confirmSecondFactor, getPerson, type Person, type SecondFactor, signIn, signOut } from "./account.ts";
import { session } from "./session.ts";

/** Thrown by `login` when the password was right and the second factor is still to be given. */
export class SecondFactorNeeded extends Error {}

export type SignInInput = { readonly email: string; readonly password: string } | SecondFactor;

/** react-admin's verbs in the terms of the table of rights. A record that may be read opens, without a way to save it. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
	show: ["read"],
	edit: ["update", "read"],
	delete: ["remove"],
};

let person: Promise<Person> | undefined;

/** The person who is signed in, requested once until something may have changed. */
export function requirePerson(): Promise<Person> {
	person ??= getPerson().catch((error) => {
		person = undefined;
		throw error;
	});
	return person;
}

/** To be called when name, language, rights or session may have changed. */
export function forgetPerson(): void {
	person = undefined;
}

async function login(input: SignInInput): Promise<void> {
	if ("code" in input) await confirmSecondFactor(input);
	else if ((await signIn(input)).needsSecondFactor) throw new SecondFactorNeeded();
	forgetPerson();
	session.resume();
}

async function logout(): Promise<void> {
	const wasSignedIn = person !== undefined;
	forgetPerson();
	// A session that ended by itself cannot be ended again; whoever leaves must get out even so.
	if (wasSignedIn) await signOut().catch(() => undefined);
	session.leave();
}

/** Accounts of better-auth under `/api/auth`, rights from the table that the API asks too. */
export const authProvider: AuthProvider = {
	login,
	logout,
	async checkAuth() {
		await requirePerson();
	},
	/**
	 * No refusal leads to the sign-in page: react-admin would take what was refused for done, and discard what was typed. A lost session is
	 * restored over the page (`session`); any other refusal is shown.
	 */
	async checkError() {},
	async getIdentity(): Promise<UserIdentity> {
		const { name, ...rest } = await requirePerson();
		return { fullName: name, ...rest };
	},
	async canAccess({ resource, action }) {
		const { role } = await requirePerson();
		if (!isResourceName(resource)) return false;
		return (VERBS[action] ?? [action]).some((verb) => may(role, resource, verb));
	},
};
