import { expect, test } from "vitest";
import { createMemoryStore } from "../../tests/fixtures/memory-store.ts";
import { answerPicture } from "./answer-picture.ts";

test("a picture that somebody has brought is shown for ever and runs nothing; what is no picture is not there", async () => {
	const store = createMemoryStore();
	const name = `${"a".repeat(24)}-320.webp`;
	for (const file of [name, "notes.html"]) await store.put(file, Buffer.from("bytes"), "image/webp");
	const answer = await answerPicture(store, name);
	expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
		"content-type": "image/webp",
		"content-security-policy": "default-src 'none'",
		"x-content-type-options": "nosniff",
		"cache-control": "public, max-age=31536000, immutable",
	});
	expect(await answerPicture(store, "notes.html")).toBeUndefined();
	expect(await answerPicture(store, `${"b".repeat(24)}-320.webp`)).toBeUndefined();
});
