import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Locale } from "../app/shared/localized.ts";
import type { Role } from "../app/shared/staff-rights.ts";
import type { Instant, OptionalInstant } from "./column-types.ts";

type Now = ColumnType<Date, Date | string | undefined, Date | string>;

/** One changed field of a record: values as JSON, or `true` in both places where the field holds personal data. */
export type FieldChange = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** Accounts of staff as better-auth keeps them, invitations, and what staff changed. */
export type StaffTables = {
	staffUser: {
		id: string;
		name: string;
		email: string;
		emailVerified: Generated<boolean>;
		image: string | null;
		role: Role;
		locale: Generated<Locale>;
		teacherId: string | null;
		twoFactorEnabled: Generated<boolean>;
		blockedAt: OptionalInstant;
		createdAt: Now;
		updatedAt: Now;
		version: Generated<number>;
	};
	staffSession: {
		id: string;
		userId: string;
		token: string;
		expiresAt: Instant;
		ipAddress: string | null;
		userAgent: string | null;
		createdAt: Now;
		updatedAt: Now;
	};
	staffAccount: {
		id: string;
		userId: string;
		accountId: string;
		providerId: string;
		password: string | null;
		createdAt: Now;
		updatedAt: Now;
	};
	/** A table of better-auth: the secrets of the second factor. */
	staffTwoFactor: { id: string; userId: string; secret: string; backupCodes: string };
	/** Temporary keys: password links, requested second factors, trusted browsers. `value` is the account's id for these. */
	staffVerification: {
		id: string;
		identifier: string;
		value: string;
		expiresAt: Instant;
		createdAt: Now;
		updatedAt: Now;
	};
	/** The key is an e-mail address, or an e-mail and a network address separated by a space. */
	signInFailure: { emailKey: string; count: number; firstAt: Instant; lockedUntil: OptionalInstant };
	staffInvitation: {
		id: Generated<string>;
		token: string;
		email: string;
		role: Role;
		locale: Locale;
		teacherId: string | null;
		invitedBy: string;
		expiresAt: Instant;
		acceptedAt: OptionalInstant;
		createdAt: Now;
		version: Generated<number>;
	};
	staffLetter: {
		id: Generated<string>;
		kind: "invitation" | "password";
		email: string;
		locale: Locale;
		token: string;
		createdAt: Now;
	};
	auditEntry: {
		id: Generated<string>;
		staffId: string | null;
		staffName: string;
		action: string;
		resource: string;
		recordId: string;
		changes: JSONColumnType<FieldChange[]>;
		requestId: string | null;
		ip: string | null;
		/** Set for an entry about a record that was created by a form with a key. */
		creationKey: string | null;
		creationHash: string | null;
		createdAt: Now;
	};
	draftPreview: {
		id: Generated<string>;
		resource: string;
		recordId: string | null;
		document: JSONColumnType<object>;
		expiresAt: Instant;
	};
	revision: {
		id: Generated<string>;
		resource: string;
		recordId: string;
		number: number;
		document: JSONColumnType<object>;
		staffName: string;
		createdAt: Now;
	};
};
