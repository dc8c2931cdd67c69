import type { Locale } from "../shared/localized.ts";
import type { Role } from "../shared/staff-rights.ts";

/** The person who is signed in to the office. */
export type Staff = {
	readonly id: string;
	readonly name: string;
	readonly email: string;
	readonly role: Role;
	readonly locale: Locale;
	/** Set for a teacher's account: the teacher whose slots it manages. */
	readonly teacherId: string | null;
	readonly hasTwoFactor: boolean;
};
