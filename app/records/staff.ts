import type { Locale } from "../shared/localized.ts";
import type { Role } from "../shared/staff-rights.ts";

/** Whoever is signed in to the office. */
export type Staff = {
	readonly id: string;
	readonly name: string;
	readonly email: string;
	readonly role: Role;
	readonly locale: Locale;
	/** For a teacher's account: whose slots are its own. */
	readonly teacherId: string | null;
	readonly hasTwoFactor: boolean;
};
