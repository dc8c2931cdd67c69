import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { createQueryClient } from "./query-client.ts";

afterEach(() => onlineManager.setOnline(true));

test("a save without a network fails at once instead of waiting to be made later", async () => {
	onlineManager.setOnline(false);
	const client = createQueryClient();
	const save = client.getMutationCache().build(client, {
		mutationFn: async () => {
			throw new Error("errors.offline");
		},
	});
	void save.execute(undefined).catch(() => undefined);
	await expect.poll(() => save.state).toMatchObject({ status: "error", isPaused: false });
});
