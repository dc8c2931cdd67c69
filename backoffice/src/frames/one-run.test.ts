import { expect, test, vi } from "vitest";
import { listErrors } from "./list-errors.ts";
import { oneRun } from "./one-run.ts";

test("a second press while the first one runs does nothing more, and hears the same", async () => {
	let end: (outcome: string) => void = () => undefined;
	const run = vi.fn((_values: string) => new Promise<string>((resolve) => (end = resolve)));
	const save = oneRun(run);
	const both = [save("first"), save("second")];
	end("INV-1");
	expect(await Promise.all(both)).toEqual(["INV-1", "INV-1"]);
	expect(run).toHaveBeenCalledExactlyOnceWith("first");
	void save("third");
	expect(run).toHaveBeenLastCalledWith("third");
});

test("a press after a failure is a new try", async () => {
	const run = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("done");
	const save = oneRun(run);
	await expect(save()).rejects.toThrow("offline");
	expect(await save()).toBe("done");
});

test("that a form was refused as a whole is no error of a field", () => {
	const refused = { type: "server", message: "errors.offline" };
	expect(listErrors({ root: { serverError: refused }, slug: { type: "server", message: "errors.taken" } })).toEqual([
		{ path: "slug", message: "errors.taken" },
	]);
});
