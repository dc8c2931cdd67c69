import { afterEach, expect, test, vi } from "vitest";
import { stopAndExit } from "./stop-and-exit.ts";

const exit = () => vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
const said = () => vi.spyOn(process.stderr, "write").mockReturnValue(true);
afterEach(() => vi.restoreAllMocks());

test("a school that stops in order ends with 0 and says nothing", async () => {
	const [ended, written] = [exit(), said()];
	await stopAndExit(async () => undefined);
	expect(ended.mock.calls).toEqual([[0]]);
	expect(written).not.toHaveBeenCalled();
});

test("one that could not be stopped ends with 1 and says why", async () => {
	const [ended, written] = [exit(), said()];
	await stopAndExit(() => Promise.reject(new Error("The pool has ended already")));
	expect(ended.mock.calls).toEqual([[1]]);
	expect(written).toHaveBeenCalledWith(expect.stringContaining("did not stop in order: Error: The pool has ended"));
});
