import { expect, test, vi } from "vitest";
import { openTestSandbox, type TestSandbox } from "../delivery/sandbox.fixture.ts";
import { createTelegram, type TelegramOptions } from "./telegram.server.ts";

const TOKEN = "1234:secret_token";

/** A busy machine may take its time over an answer that does come. */
function telegramAt({ url }: TestSandbox, options: Partial<TelegramOptions> = {}) {
	return createTelegram({ apiBase: `${url}/telegram`, token: TOKEN, chatId: "-100500", timeoutMs: 20_000, ...options });
}

test("a message reaches the chat with its signs escaped and its first line bold", async () => {
	await using sandbox = await openTestSandbox();
	const outcome = await telegramAt(sandbox).send("Заявка № 7 <b>\nКурс: C & C++ <3");
	expect(outcome).toEqual({ ok: true, externalId: "1" });
	const [delivery] = await sandbox.done();
	expect(delivery?.body).toEqual({
		chat_id: "-100500",
		text: "<b>Заявка № 7 &lt;b&gt;</b>\nКурс: C &amp; C++ &lt;3",
		parse_mode: "HTML",
		link_preview_options: { is_disabled: true },
	});
});

test("a text longer than a message holds is cut, never in the middle of a sign", async () => {
	await using sandbox = await openTestSandbox();
	expect(await telegramAt(sandbox).send(`Начало\n${"<&🚀".repeat(2_000)}`)).toMatchObject({ ok: true });
});

test.each([
	["429", { ok: false, retry: true, retryAfterSeconds: 7, reason: "rate-limited" }],
	["500", { ok: false, retry: true, reason: "server-error 500" }],
	["html", { ok: false, retry: true, reason: "server-error 502" }],
	["timeout", { ok: false, retry: true, reason: "timed-out" }],
	["down-after-doing-it", { ok: false, retry: true, reason: "unreachable UND_ERR_SOCKET" }],
])("the trouble «%s» is tried again later", async (mode, expected) => {
	await using sandbox = await openTestSandbox();
	await sandbox.switchTo({ channel: "telegram", mode, retryAfter: 7 });
	const impatient = telegramAt(sandbox, mode === "timeout" ? { timeoutMs: 500 } : {});
	expect(await impatient.send("Заявка")).toEqual(expected);
	expect(await telegramAt(sandbox).send("Заявка")).toMatchObject({ ok: true });
});

test("a wrong chat is not tried again and says why", async () => {
	await using sandbox = await openTestSandbox();
	const outcome = await telegramAt(sandbox, { chatId: "nowhere!" }).send("Заявка");
	expect(outcome).toEqual({ ok: false, retry: false, reason: "refused 400: chat not found" });
});

test("a group that became a supergroup is written to under its new number, which is told once", async () => {
	await using sandbox = await openTestSandbox();
	await sandbox.switchTo({ channel: "telegram", mode: "supergroup", count: 9 });
	const onMoved = vi.fn();
	const telegram = telegramAt(sandbox, { chatId: "-4077", onMoved });
	expect(await telegram.send("Первая")).toMatchObject({ ok: true });
	expect(await telegram.send("Вторая")).toMatchObject({ ok: true });
	expect((await sandbox.done()).map(({ body }) => body)).toMatchObject([
		{ chat_id: "-1004077", text: "<b>Вторая</b>" },
		{ chat_id: "-1004077", text: "<b>Первая</b>" },
	]);
	expect(onMoved.mock.calls).toEqual([["-1004077"]]);
});

test("a group that moves again and again is asked twice, not for ever", async () => {
	const moves = vi.fn(async () =>
		Response.json(
			{
				ok: false,
				error_code: 400,
				description: "upgraded to a supergroup",
				parameters: { migrate_to_chat_id: -1001 },
			},
			{ status: 400 },
		),
	);
	const telegram = createTelegram({ apiBase: "https://x", token: TOKEN, chatId: "1" }, moves);
	expect(await telegram.send("Заявка")).toMatchObject({ ok: false, reason: "refused 400: upgraded to a supergroup" });
	expect(moves).toHaveBeenCalledTimes(2);
});

test("a wrong token waits for somebody to mend the settings", async () => {
	await using sandbox = await openTestSandbox({ tokens: { telegram: "1234:another" } });
	expect(await telegramAt(sandbox).send("Заявка")).toMatchObject({ ok: false, retry: true, reason: "no-access 401" });
});

test.each(["bot1234:secret", "1234", "1234:sec ret"])("«%s», which is no token, waits as well", async (token) => {
	await using sandbox = await openTestSandbox();
	const outcome = await telegramAt(sandbox, { token }).send("Заявка");
	expect(outcome).toEqual({ ok: false, retry: true, retryAfterSeconds: 300, reason: "no-access 404" });
});

test.each([
	["a page of a proxy with status 200", () => new Response("<html>Login</html>"), true],
	["a bot that was thrown out", () => refusal(403, "Forbidden: bot was kicked from the group chat"), false],
	["a redirect", () => new Response(null, { status: 302, headers: { location: "http://127.0.0.1:1/" } }), true],
	["a network error that quotes the address", () => Promise.reject(new Error(`no https://x/bot${TOKEN}/`)), true],
])("%s never shows the token", async (_, answer, retry) => {
	const log = vi.spyOn(console, "error");
	const telegram = createTelegram({ apiBase: "https://x", token: TOKEN, chatId: "1" }, async () => answer());
	const outcome = await telegram.send("Заявка");
	expect(outcome).toMatchObject({ ok: false, retry });
	expect(JSON.stringify(outcome)).not.toContain("secret");
	expect(log).not.toHaveBeenCalled();
});

function refusal(code: number, description: string): Response {
	return Response.json({ ok: false, error_code: code, description }, { status: code });
}
