import { HttpError } from "react-admin";
import { describe, expect, test, vi } from "vitest";
import { authProvider } from "./auth-provider.ts";
import { keepSession } from "./call-in-session.ts";
import type { CallOptions } from "./http.ts";
import { createSession } from "./session.ts";

const OVER = new HttpError("errors.unauthenticated", 401, { code: "unauthenticated" });

/** A school that knows nobody until `isIn`. */
function openSchool() {
	const session = createSession();
	const school = { isIn: false, asked: [] as string[] };
	const call = keepSession(async <Answer>(path: string, options: CallOptions = {}): Promise<Answer> => {
		school.asked.push(`${options.method ?? "GET"} ${path}`);
		if (!school.isIn) throw OVER;
		return "done" as Answer;
	}, session);
	return { session, school, call };
}

describe("a session that ends under an open form", () => {
	test("is no reason to leave: react-admin would say that what was refused is done", async () => {
		await expect(authProvider.checkError(OVER)).resolves.toBeUndefined();
	});

	test("is asked for, and the same save is made once the person is in again", async () => {
		const { session, school, call } = openSchool();
		const saved = call("posts/1", { method: "PUT" });
		await vi.waitFor(() => expect(session.read().isAsking).toBe(true));
		school.isIn = true;
		session.resume();
		expect(await saved).toBe("done");
		expect(school.asked).toEqual(["PUT posts/1", "PUT posts/1"]);
		expect(session.read()).toEqual({ isAsking: false, round: 1 });
	});

	test("is said to be over to whoever puts it off, who is asked again for the next save and for no reading", async () => {
		const { session, call } = openSchool();
		const saved = call("posts/1", { method: "PUT" });
		await vi.waitFor(() => expect(session.read().isAsking).toBe(true));
		session.putOff();
		await expect(saved).rejects.toBe(OVER);
		await expect(call("posts")).rejects.toBe(OVER);
		expect(session.read().isAsking).toBe(false);
		const again = call("posts/1", { method: "PUT" });
		await vi.waitFor(() => expect(session.read().isAsking).toBe(true));
		session.leave();
		await expect(again).rejects.toBe(OVER);
	});

	test("is asked for once, whatever waits for it; whoever looks on hears of it", async () => {
		const { session, school, call } = openSchool();
		const heard = vi.fn();
		const stop = session.follow(heard);
		const waiting = [call("posts"), call("courses"), call("posts/1", { method: "PUT" })];
		await vi.waitFor(() => expect(school.asked.length).toBe(3));
		await Promise.resolve();
		expect(heard).toHaveBeenCalledTimes(1);
		school.isIn = true;
		session.resume();
		expect(await Promise.all(waiting)).toEqual(["done", "done", "done"]);
		stop();
		session.resume();
		expect(heard).toHaveBeenCalledTimes(2);
	});

	test("what is refused for another reason is refused at once", async () => {
		const { session } = openSchool();
		const forbidden = new HttpError("errors.forbidden", 403);
		const call = keepSession(() => Promise.reject(forbidden), session);
		await expect(call("posts/1", { method: "PUT" })).rejects.toBe(forbidden);
		expect(session.read().isAsking).toBe(false);
	});
});
