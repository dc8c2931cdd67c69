import type { Staff } from "../../../app/records/staff.ts";
import type { Locale } from "../../../app/shared/localized.ts";
import type { Role } from "../../../app/shared/staff-rights.ts";
import { callAccount } from "./call-account.ts";
import { keepSession } from "./call-in-session.ts";
import { call } from "./http.ts";
import { session } from "./session.ts";

/** The person who is signed in. */
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
/** Calls that are only for people who are signed in. */
const callOwn = keepSession(callAccount, session);
const own = <Answer = unknown>(path: string, body: object = {}) =>
	callOwn<Answer>(`api/auth/${path}`, { method: "POST", body });

export const getPerson = () => call<{ data: Person }>("api/admin/me").then(({ data }) => data);

export const renamePerson = (name: string) => own("update-user", { name });

/** Saves the language of screens and letters; if the session is over, the person is not asked to sign in for it. */
export const keepLanguage = (locale: Locale) => auth("update-user", { locale });

/** Returns whether a second factor is required before the session is valid. */
export async function signIn(input: { email: string; password: string }): Promise<{ needsSecondFactor: boolean }> {
	const answer = await auth<{ twoFactorRedirect?: boolean }>("sign-in/email", { ...input, rememberMe: true });
	return { needsSecondFactor: answer?.twoFactorRedirect === true };
}

export const confirmSecondFactor = ({ kind, code }: SecondFactor) =>
	auth(kind === "totp" ? "two-factor/verify-totp" : "two-factor/verify-backup-code", { code });

export const signOut = () => auth("sign-out");

/** Always succeeds, so that it does not reveal who has an account. */
export const requestPasswordReset = (email: string) => auth("request-password-reset", { email });

export const resetPassword = (input: { token: string; newPassword: string }) => auth("reset-password", input);

export const changePassword = (input: { currentPassword: string; newPassword: string }) =>
	own("change-password", { ...input, revokeOtherSessions: true });

/** Prepares a second factor; it counts from the first code that `provePreparedFactor` accepts. */
export const prepareSecondFactor = (password: string) =>
	own<{ totpURI: string; backupCodes: string[] }>("two-factor/enable", { password });

export const provePreparedFactor = (code: string) => own("two-factor/verify-totp", { code });

export const removeSecondFactor = (password: string) => own("two-factor/disable", { password });

/**
 * Where the person is signed in, and the token of this session. The requests run one after the other: the second has no answer for a
 * signed-out person.
 */
export async function listSessions(): Promise<{ sessions: Session[]; current: string | undefined }> {
	const sessions = await callOwn<Session[]>("api/auth/list-sessions");
	const answer = await call<{ session: { token: string } } | null>("api/auth/get-session");
	return { sessions, current: answer?.session.token };
}

export const revokeSession = (token: string) => own("revoke-session", { token });
export const revokeOtherSessions = () => own("revoke-other-sessions");

export type Invitation = { readonly email: string; readonly role: Role; readonly locale?: Locale };

const invitationPath = (token: string) => `api/admin/invitation/${encodeURIComponent(token)}`;

export const getInvitation = (token: string) =>
	call<{ data: Invitation }>(invitationPath(token)).then(({ data }) => data);

export const acceptInvitation = (token: string, input: { name: string; password: string }) =>
	post(invitationPath(token), input);
