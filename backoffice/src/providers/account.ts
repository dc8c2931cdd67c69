import type { Staff } from "../../../app/features/staff/staff.ts";
import type { Locale } from "../../../app/shared/localized.ts";
import type { Role } from "../../../app/shared/staff-rights.ts";
import { call } from "./http.ts";

/** The person at the screen. */
export type Person = Staff;
export type SecondFactor = { readonly kind: "totp" | "backup"; readonly code: string };
export type Session = {
	readonly id: string;
	readonly token: string;
	readonly createdAt: string;
	readonly updatedAt: string;
	readonly ipAddress?: string | null;
	readonly userAgent?: string | null;
};

const post = <Answer = unknown>(path: string, body: object = {}) => call<Answer>(path, { method: "POST", body });
const auth = <Answer = unknown>(path: string, body?: object) => post<Answer>(`api/auth/${path}`, body);

export const getPerson = () => call<{ data: Person }>("api/admin/me").then(({ data }) => data);

/** The name, or the language of screens and letters. */
export const updatePerson = (input: { name?: string; locale?: Locale }) => auth("update-user", input);

/** Whether a second factor is asked for before the session counts. */
export async function signIn(input: { email: string; password: string }): Promise<{ needsSecondFactor: boolean }> {
	const answer = await auth<{ twoFactorRedirect?: boolean }>("sign-in/email", { ...input, rememberMe: true });
	return { needsSecondFactor: answer?.twoFactorRedirect === true };
}

export const confirmSecondFactor = ({ kind, code }: SecondFactor) =>
	auth(kind === "totp" ? "two-factor/verify-totp" : "two-factor/verify-backup-code", { code });

export const signOut = () => auth("sign-out");

/** Always succeeds: who has an account is nobody's business. */
export const requestPasswordReset = (email: string) => auth("request-password-reset", { email });

export const resetPassword = (input: { token: string; newPassword: string }) => auth("reset-password", input);

export const changePassword = (input: { currentPassword: string; newPassword: string }) =>
	auth("change-password", { ...input, revokeOtherSessions: true });

/** Prepares a second factor; it counts from the first code that `confirmSecondFactor` accepts. */
export const prepareSecondFactor = (password: string) =>
	auth<{ totpURI: string; backupCodes: string[] }>("two-factor/enable", { password });

export const removeSecondFactor = (password: string) => auth("two-factor/disable", { password });

export const listSessions = () => call<Session[]>("api/auth/list-sessions");
export const getSessionToken = () =>
	call<{ session: { token: string } } | null>("api/auth/get-session").then((answer) => answer?.session.token);
export const revokeSession = (token: string) => auth("revoke-session", { token });
export const revokeOtherSessions = () => auth("revoke-other-sessions");

export type Invitation = { readonly email: string; readonly role: Role; readonly locale?: Locale };

const invitationPath = (token: string) => `api/admin/invitation/${encodeURIComponent(token)}`;

export const getInvitation = (token: string) =>
	call<{ data: Invitation }>(invitationPath(token)).then(({ data }) => data);

export const acceptInvitation = (token: string, input: { name: string; password: string }) =>
	post(invitationPath(token), input);
