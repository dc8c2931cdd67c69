import { changeRequest } from "../../features/requests/pages/change-request.server.ts";
import { getRequestId } from "../../features/requests/pages/get-request-id.server.ts";
import { readRequestChange } from "../../features/requests/pages/read-request-change.server.ts";
import { fail, type Result } from "../../shared/result.ts";
import type { Door } from "../open-door.server.ts";

/** Why a request was not changed, with the HTTP status of the page that says so. */
export const CHANGE_ERRORS = { required: 400, tooLong: 400, notFound: 409, closed: 409, tooMany: 429 } as const;

/** Changes a request as its owner wishes, where neither he nor anybody at his address has changed much within the hour. */
export async function takeRequestChange(
	{ db, limits, now, settings, visitor }: Door,
	{ token, texts }: { readonly token: string; readonly texts: Readonly<Record<string, string>> },
): Promise<Result<undefined, keyof typeof CHANGE_ERRORS>> {
	const read = readRequestChange(texts, settings.messengers);
	if (!read.ok) return read;
	if (!(await limits.changesByAddress.take(visitor))) return fail("tooMany");
	const requestId = await getRequestId(db, { token });
	if (!requestId) return fail("notFound");
	if (!(await limits.changesByRequest.take(requestId))) return fail("tooMany");
	return changeRequest(db, { token, change: read.value, now });
}
