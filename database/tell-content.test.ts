import { expect, test } from "vitest";
import { openTestDatabase } from "../tests/fixtures/test-database.ts";
import { CONTENT_CHANGED, isCount, tellContent } from "./tell-content.server.ts";
import { inTransaction } from "./transaction.server.ts";

test("a change of content is heard by its part once its transaction commits, and counts are told from the rest", async () => {
	const school = await openTestDatabase();
	const heard: string[] = [];
	const stop = await school.listen(CONTENT_CHANGED, (part) => heard.push(part));
	await inTransaction(school.db, async (transaction) => {
		await tellContent(transaction, "courses");
		await tellContent(transaction, "places");
	});
	await expect.poll(() => heard).toEqual(["courses", "places"]);
	expect(heard.map(isCount)).toEqual([false, true]);
	await stop();
	await school.close();
});
