import { afterEach, expect, test, vi } from "vitest";
import { changePassword, listSessions, provePreparedFactor, renamePerson } from "./account.ts";
import { session } from "./session.ts";

afterEach(() => vi.unstubAllGlobals());

/** A school that gives these answers, one after another; the list of what it was asked. */
function answering(...answers: readonly [status: number, body: unknown][]): string[] {
	const asked: string[] = [];
	const left = [...answers];
	vi.stubGlobal("fetch", async (path: string) => {
		asked.push(path);
		const [status, body] = left.shift() ?? [500, {}];
		return Response.json(body, { status });
	});
	return asked;
}

/** As better-auth says it. */
const OVER = [401, { code: "UNAUTHORIZED", message: "Unauthorized" }] as const;

test("a profile whose session has ended is saved by the same press once the person is in again", async () => {
	const asked = answering([...OVER], [200, { status: true }]);
	const saved = renamePerson("Ирина");
	await vi.waitFor(() => expect(session.read().isAsking).toBe(true));
	session.resume();
	await saved;
	expect(asked).toEqual(Array(2).fill("/api/auth/update-user"));
});

test("whoever puts the sign-in off is told that the session has ended", async () => {
	answering([...OVER]);
	const saved = renamePerson("Ирина");
	await vi.waitFor(() => expect(session.read().isAsking).toBe(true));
	session.putOff();
	await expect(saved).rejects.toMatchObject({ status: 401, body: { code: "unauthenticated" } });
	session.leave();
});

test("a wrong code is no end of the session", async () => {
	answering([401, { code: "INVALID_CODE", message: "Invalid code" }]);
	await expect(provePreparedFactor("000000")).rejects.toMatchObject({ body: { code: "INVALID_CODE" } });
	expect(session.read().isAsking).toBe(false);
});

test("the present session is known among the others after one has signed in again", async () => {
	const mine = { id: "1", token: "mine" };
	answering([...OVER], [200, [mine]], [200, { session: mine }]);
	const listed = listSessions();
	await vi.waitFor(() => expect(session.read().isAsking).toBe(true));
	session.resume();
	expect(await listed).toEqual({ sessions: [mine], current: "mine" });
});

test("a new password ends every other session of the account", async () => {
	const sent: unknown[] = [];
	vi.stubGlobal("fetch", async (_path: string, { body }: RequestInit) => {
		sent.push(JSON.parse(String(body)));
		return Response.json({});
	});
	await changePassword({ currentPassword: "old", newPassword: "new" });
	expect(sent).toEqual([{ currentPassword: "old", newPassword: "new", revokeOtherSessions: true }]);
});
