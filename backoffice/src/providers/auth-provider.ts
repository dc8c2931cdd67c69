import type { AuthProvider, UserIdentity } from "react-admin";
import { isResourceName, may } from "../../../app/shared/staff-rights.ts";
import { confirmSecondFactor, getPerson, type Person, type SecondFactor, signIn, signOut } from "./account.ts";

/** Thrown by `login` when the password was right and the second factor is still to be given. */
export class SecondFactorNeeded extends Error {}

export type SignInInput = { readonly email: string; readonly password: string } | SecondFactor;

/** What react-admin calls its verbs, in the words of the table of rights. A record that may be read opens, without a way to save it. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
	show: ["read"],
	edit: ["update", "read"],
	delete: ["remove"],
};

let person: Promise<Person> | undefined;

/** The person at the screen, asked for once until something may have changed. */
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
}

async function logout(): Promise<void> {
	const wasSignedIn = person !== undefined;
	forgetPerson();
	// A session that ended by itself cannot be ended again; whoever leaves must get out even so.
	if (wasSignedIn) await signOut().catch(() => undefined);
}

/** Accounts of better-auth under `/api/auth`, rights from the table that the API asks too. */
export const authProvider: AuthProvider = {
	login,
	logout,
	async checkAuth() {
		await requirePerson();
	},
	/** Only a lost session leads to the sign-in page; what is forbidden is said and stays on its page. */
	async checkError(error: { status?: number }) {
		if (error.status !== 401) return;
		forgetPerson();
		throw error;
	},
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
