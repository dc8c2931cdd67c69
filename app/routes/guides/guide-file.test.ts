import { afterAll, beforeAll, expect, test } from "vitest";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { NOON, openTestBoard, type TestBoard } from "../../features/requests/board/board.fixture.ts";
import { DAY_MS } from "../../shared/durations.ts";
import { loader } from "./guide-file.ts";
import "../../../tests/fixtures/all-words.ts";

let board: TestBoard;
beforeAll(async () => {
	board = await openTestBoard();
	const text = { subtitle: "Subtitle", body: "## One\n\nText.", updatedAt: NOON };
	const guides = (["ru", "en"] as const).flatMap((locale) =>
		(["parents", "chatgpt-income"] as const).map((slug) => ({ ...text, slug, locale, title: `${slug} ${locale}` })),
	);
	await board.db.insertInto("guide").values(guides).execute();
});
afterAll(() => board.close());

const ask = (guideKey: string, guide: "parents" | "chatgpt-income", locale: "ru" | "en" = "ru") =>
	board.request({ kind: "guide", guide, guideKey, locale });

function open(key: string, now = NOON): Promise<Response> {
	return loader({ ...knockAtDoor({ db: board.db, now, address: `/guide/file/${key}` }), params: { key } });
}

test("the link of a letter opens the guide that was asked for, in the language of the request, and nobody else's", async () => {
	await ask("key-of-anna", "parents");
	await ask("key-of-ben", "chatgpt-income", "en");
	const [first, second] = [await open("key-of-anna"), await open("key-of-ben")];
	expect(first.headers.get("content-disposition")).toContain('filename="orbita-parents-ru.pdf"');
	expect(second.headers.get("content-disposition")).toContain('filename="orbita-chatgpt-income-en.pdf"');
	expect(await first.text()).toContain("(parents ru)");
	expect(await second.text()).toContain("(chatgpt-income en)");
	for (const { headers } of [first, second]) {
		expect(headers.get("content-type")).toBe("application/pdf");
		expect(headers.get("cache-control")).toBe("private, no-store");
		expect(headers.get("x-robots-tag")).toBe("noindex");
	}
	await expect(open("another-key")).rejects.toBeDefined();
});

test("a link works for a year, as the privacy policy says; an older one leads to where a new one is asked for, which says so", async () => {
	await ask("key-of-last-year", "chatgpt-income", "en");
	const after = (ms: number) => open("key-of-last-year", new Date(NOON.getTime() + ms));
	expect((await after(365 * DAY_MS)).status).toBe(200);
	const expired = await after(365 * DAY_MS + 1);
	expect([expired.status, expired.headers.get("location")]).toEqual([302, "/en/chatgpt-income?link=expired"]);
});

test("an edit of a guide is in the file from then on", async () => {
	await ask("key-of-vera", "parents");
	const read = async () => Buffer.from(await (await open("key-of-vera")).arrayBuffer());
	const before = await read();
	expect((await read()).equals(before)).toBe(true);
	await board.db.updateTable("guide").set({ body: "## Two\n\nAnother text." }).where("slug", "=", "parents").execute();
	expect((await read()).equals(before)).toBe(false);
});
