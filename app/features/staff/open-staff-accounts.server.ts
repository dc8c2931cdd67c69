import { randomUUID } from "node:crypto";
import { APIError, type BetterAuthOptions, betterAuth } from "better-auth";
import { createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { twoFactor } from "better-auth/plugins";
import type { Database } from "../../../database/open-database.server.ts";
import type { Clock } from "../../platform/clock.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { closeOpenWays } from "./close-open-ways.server.ts";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./password-length.ts";
import { openUsedCodes, refuseUsedCode } from "./refuse-used-code.server.ts";
import { sendPasswordLetter } from "./send-password-letter.server.ts";
import {
	countFailure,
	forgetEveryFailure,
	forgetFailures,
	lockedUntil,
	type SignInTry,
} from "./sign-in-lock.server.ts";
import type { StaffMessages } from "./staff-messages.ts";

/** Below the base path. */
export const ACCOUNTS_PATH = "/api/auth";
/** Written by the server alone: the client address that it trusts. */
export const ADDRESS_HEADER = "x-staff-address";

const SESSION_SECONDS = 12 * 60 * 60;
const RENEW_SECONDS = 60 * 60;
/** How long a link for a new password is valid. */
export const RESET_SECONDS = 60 * 60;

export type StaffAccountsDeps = {
	readonly clock: Clock;
	readonly messages: StaffMessages;
	/** Of 32 characters or more; the same for all instances. */
	readonly secret: string;
	/** Origin and base path as staff use them, without a slash at the end. */
	readonly siteUrl: string;
	readonly origins: readonly string[];
	/** The school's name, under which authenticators keep the codes. */
	readonly readSchool: () => Promise<string>;
};

/**
 * Accounts of staff on the school's own database: passwords, sessions, the second factor. Nobody signs up; people are invited.
 * Source: better-auth 1.7, its tables under our names (migration 0007).
 */
export function openStaffAccounts(db: Database, deps: StaffAccountsDeps) {
	const base = new URL(deps.siteUrl);
	return betterAuth({
		secret: deps.secret,
		baseURL: base.origin,
		basePath: `${base.pathname.replace(/\/$/, "")}${ACCOUNTS_PATH}`,
		trustedOrigins: [...deps.origins],
		database: { db: db as never, type: "postgres" },
		...TABLES,
		emailAndPassword: {
			enabled: true,
			disableSignUp: true,
			minPasswordLength: SHORTEST_PASSWORD,
			maxPasswordLength: LONGEST_PASSWORD,
			revokeSessionsOnPasswordReset: true,
			onPasswordReset: async ({ user }) => {
				await closeOpenWays(db, user.id);
				await forgetEveryFailure(db, user.email);
			},
			resetPasswordTokenExpiresIn: RESET_SECONDS,
			sendResetPassword: ({ user, token }) =>
				sendPasswordLetter(db, { email: user.email, locale: localeOf(user), token }, deps),
		},
		// Sign-in attempts are limited by our own means: by address in front of this handler, by account in the database.
		rateLimit: { enabled: false },
		advanced: {
			cookiePrefix: "staff",
			useSecureCookies: base.protocol === "https:",
			defaultCookieAttributes: { sameSite: "lax", httpOnly: true, path: `${base.pathname.replace(/\/$/, "")}/` },
			ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
			database: { generateId: () => randomUUID() },
		},
		logger: { disabled: true },
		// Otherwise it would print what could not be saved, tokens and addresses included.
		onAPIError: { throw: true },
		telemetry: { enabled: false },
		plugins: [twoFactor({ schema: { twoFactor: { modelName: "staffTwoFactor" } } })],
		hooks: hooksOf(db, deps),
		databaseHooks: { session: { create: { before: async ({ userId }) => refuseBlocked(db, userId) } } },
	} satisfies BetterAuthOptions);
}

export type StaffAccounts = ReturnType<typeof openStaffAccounts>;

const TABLES = {
	user: {
		modelName: "staffUser",
		additionalFields: {
			role: { type: "string", required: true, input: false },
			locale: { type: "string", required: false, defaultValue: "ru" },
			teacherId: { type: "string", required: false, input: false },
			blockedAt: { type: "date", required: false, input: false },
		},
	},
	session: { modelName: "staffSession", expiresIn: SESSION_SECONDS, updateAge: RENEW_SECONDS },
	account: { modelName: "staffAccount" },
	verification: { modelName: "staffVerification" },
} as const satisfies Partial<BetterAuthOptions>;

/**
 * Refuses a sign-in after too many wrong passwords, and counts the wrong ones. Second factors are named after the school, and each code is
 * accepted once. A change of the password, or removal of the factor, ends everything else that opens the account.
 */
function hooksOf(db: Database, { clock, readSchool }: StaffAccountsDeps) {
	const usedCodes = openUsedCodes(db, clock);
	return {
		before: createAuthMiddleware(async (context) => {
			if (context.path === "/sign-in/email") await refuseLocked(db, tryOf(context), clock);
			if (context.path === "/two-factor/verify-totp") await refuseUsedCode(context, usedCodes);
			if (context.path === "/two-factor/enable") return { context: { body: { issuer: await readSchool() } } };
		}),
		after: createAuthMiddleware(async (context) => {
			const { returned, newSession } = context.context;
			if (context.path === "/change-password" || context.path === "/two-factor/disable") {
				if (returned instanceof APIError) return;
				const session = newSession ?? (await getSessionFromCtx(context));
				if (session) await closeOpenWays(db, session.user.id);
			}
			if (context.path !== "/sign-in/email") return;
			const tried = tryOf(context);
			if (!(returned instanceof APIError)) return forgetFailures(db, tried);
			if (returned.statusCode === 401) await countFailure(db, tried, clock.now());
		}),
	};
}

async function refuseLocked(db: Database, tried: SignInTry, clock: Clock): Promise<void> {
	const end = await lockedUntil(db, tried, clock.now());
	if (!end) return;
	const seconds = Math.ceil((end.getTime() - clock.now().getTime()) / 1000);
	throw new APIError("TOO_MANY_REQUESTS", { code: "LOCKED", seconds }, { "Retry-After": String(seconds) });
}

async function refuseBlocked(db: Database, userId: string): Promise<void> {
	const user = await db.selectFrom("staffUser").where("id", "=", userId).select("blockedAt").executeTakeFirst();
	if (user?.blockedAt) throw new APIError("FORBIDDEN", { code: "BLOCKED" });
}

function tryOf({ body, headers }: { body: unknown; headers: Headers | undefined }): SignInTry {
	const email = String((body as { email?: unknown } | undefined)?.email ?? "");
	return { email, ip: headers?.get(ADDRESS_HEADER) ?? undefined };
}

function localeOf(user: object): Locale {
	return "locale" in user && user.locale === "en" ? "en" : "ru";
}
