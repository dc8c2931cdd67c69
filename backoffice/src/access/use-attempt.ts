import { useState } from "react";
import { HttpError, useTranslate } from "react-admin";
import { refusalOf } from "../providers/http.ts";
import { hasWord } from "../words/words.ts";

/** Error codes of better-auth and the corresponding codes of ours. */
const CODES: Readonly<Record<string, string>> = {
	INVALID_EMAIL_OR_PASSWORD: "wrongPassword",
	INVALID_PASSWORD: "wrongPassword",
	INVALID_EMAIL: "email",
	INVALID_CODE: "wrongCode",
	INVALID_BACKUP_CODE: "wrongCode",
	INVALID_TWO_FACTOR_COOKIE: "codeTooLate",
	INVALID_TOKEN: "linkTooOld",
	PASSWORD_TOO_SHORT: "passwordShort",
	PASSWORD_TOO_LONG: "passwordLong",
	PASSWORD_COMPROMISED: "passwordKnown",
	PASSWORD_ALREADY_SET: "linkTooOld",
	BLOCKED: "blocked",
	LOCKED: "locked",
	INVALID_ORIGIN: "wrongAddress",
};

/** A try that the school may refuse: whether it is under way, and the sentence that says why it failed. */
export function useAttempt() {
	const translate = useTranslate();
	const [isBusy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	async function attempt(run: () => Promise<unknown>): Promise<boolean> {
		setBusy(true);
		setFailure(undefined);
		try {
			await run();
			return true;
		} catch (error) {
			setFailure(explain(error));
			return false;
		} finally {
			setBusy(false);
		}
	}
	function explain(error: unknown): string {
		if (!(error instanceof HttpError)) throw error;
		const refusal = refusalOf(error);
		if (error.status === 429) return sayLocked(refusal.retryAfter);
		const code = CODES[refusal.code ?? ""] ?? refusal.code ?? (error.status === 401 ? "wrongPassword" : "failed");
		return translate(hasWord(`access.errors.${code}`) ? `access.errors.${code}` : commonKey(code));
	}
	function sayLocked(seconds?: number): string {
		if (seconds === undefined) return translate("access.errors.locked");
		if (seconds < 60) return translate("access.errors.lockedSeconds", seconds);
		return translate("access.errors.lockedMinutes", Math.ceil(seconds / 60));
	}
	return { attempt, isBusy, failure };
}

const commonKey = (code: string) => (hasWord(`errors.${code}`) ? `errors.${code}` : "errors.failed");
