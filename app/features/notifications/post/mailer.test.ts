import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseLetter } from "../../../../sandbox/eml.ts";
import { createMailer, type OutgoingLetter } from "./mailer.server.ts";

const FROM = "Орбита <hello@orbita.example>";

function buildLetter(changes: Partial<OutgoingLetter> = {}): OutgoingLetter {
	return {
		to: "anna@example.ru",
		subject: "Заявка получена: пробный урок, очень длинное название курса, чтобы тема заняла не одну строку",
		text: "Здравствуйте!\nПерезвоним сегодня до 14:20: http://localhost:3000/my/token",
		html: "<p>Здравствуйте!</p>",
		replyTo: "office@orbita.example",
		messageId: "0190-abc",
		date: new Date("2026-11-21T10:17:03.123Z"),
		...changes,
	};
}

async function temporaryFolder() {
	const path = await mkdtemp(join(tmpdir(), "letters-"));
	return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

const RUSSIAN = "Здравствуйте!\n\nПерезвоним сегодня до 14:20: http://localhost:3000/my/token\n\n-- \nОрбита";
const PLAIN = `${"We will call you today, and this line is a long one. ".repeat(4)}\n\n-- \nOrbita`;

test.each([
	["Russian", RUSSIAN],
	["English", PLAIN.replace("We will", "We’ll")],
	["ASCII", PLAIN],
])("without an SMTP server a letter becomes a whole file that reads as it was written: %s", async (_, text) => {
	await using folder = await temporaryFolder();
	const mailer = createMailer({ folder: join(folder.path, "mail"), from: FROM });
	const letter = buildLetter({ text });
	const file = "2026-11-21T10-17-03.123Z-0190-abc.eml";
	expect(await mailer.send(letter)).toEqual({ ok: true, externalId: file });
	expect(await readdir(join(folder.path, "mail"))).toEqual([file]);
	const source = await readFile(join(folder.path, "mail", file), "latin1");
	expect(source).toContain("Message-ID: <0190-abc@orbita.example>\r\n");
	expect(source).toContain("Reply-To: office@orbita.example\r\n");
	expect(source).toContain("Auto-Submitted: auto-generated\r\n");
	const read = parseLetter(source);
	expect([read.subject, read.to, read.from]).toEqual([letter.subject, letter.to, FROM]);
	expect([read.text.trim(), read.html?.trim()]).toEqual([text, letter.html]);
});

test("the same letter sent again stays one letter", async () => {
	await using folder = await temporaryFolder();
	const mailer = createMailer({ folder: folder.path, from: FROM });
	await mailer.send(buildLetter());
	await mailer.send(buildLetter());
	await mailer.send(buildLetter({ messageId: "0190-abd" }));
	expect(await readdir(folder.path)).toHaveLength(2);
});

test.each([
	["the address", { to: "anna@example.ru\r\nBcc: all@example.ru" }],
	["the address for answers", { replyTo: "office@orbita.example\r\nBcc: all@example.ru" }],
	["the subject", { subject: "Заявка\nBcc: all@example.ru" }],
	["a header", { headers: { "X-Kind": "a\r\nBcc: all@example.ru" } }],
	["the name of a header", { headers: { "X-Kind: a\r\nBcc": "all@example.ru" } }],
	["the number", { messageId: "a\nBcc: all@example.ru" }],
])("a line break in %s is refused for good", async (_, changes) => {
	await using folder = await temporaryFolder();
	const outcome = await createMailer({ folder: folder.path, from: FROM }).send(buildLetter(changes));
	expect(outcome).toEqual({ ok: false, retry: false, reason: "line-break-in-header" });
	expect(await readdir(folder.path)).toEqual([]);
});

test.each(["a@b.ru, c@d.ru", "Anna <a@b.ru>", "a b@c.ru", "nobody", ""])("«%s» is not one address", async (to) => {
	await using folder = await temporaryFolder();
	const outcome = await createMailer({ folder: folder.path, from: FROM }).send(buildLetter({ to }));
	expect(outcome).toEqual({ ok: false, retry: false, reason: "bad-address" });
});

test("a folder that cannot be written is a failure for now", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "a-file");
	await writeFile(path, "");
	expect(await createMailer({ folder: path, from: FROM }).send(buildLetter())).toMatchObject({
		ok: false,
		retry: true,
	});
});

const SENT = { ok: true, externalId: "<0190-abc@orbita.example>" };
const forGood = (reason: string) => ({ ok: false, retry: false, reason });
const forNow = (reason: string) => ({ ok: false, retry: true, reason });
const untilMended = (reason: string) => ({ ...forNow(reason), retryAfterSeconds: 300 });

test.each<[string, SmtpAnswers, object]>([
	["takes a letter", { recipient: "250 done" }, SENT],
	["knows no such address", { recipient: "550 no anna@example.ru here" }, forGood("smtp EENVELOPE 550")],
	["will not have the letter", { letter: "554 no such words" }, forGood("smtp EMESSAGE 554")],
	["asks to wait", { recipient: "451 later" }, forNow("smtp EENVELOPE 451")],
	["has sent enough for today", { sender: "550 5.4.5 daily quota" }, untilMended("smtp EENVELOPE 550")],
	["wants to know who we are", { sender: "530 authentication required" }, untilMended("smtp EENVELOPE 530")],
	["is closed", { greeting: "554 in maintenance" }, untilMended("smtp EPROTOCOL 554")],
])("an SMTP server that %s", async (_, answers, expected) => {
	await using server = await startSmtpServer(answers);
	const mailer = createMailer({
		smtpUrl: `smtp://127.0.0.1:${server.port}?ignoreTLS=true`,
		folder: "unused",
		from: FROM,
	});
	expect(await mailer.send(buildLetter())).toEqual(expected);
});

test("an SMTP server that is not there is tried again later", async () => {
	const mailer = createMailer({ smtpUrl: "smtp://user:secret@127.0.0.1:1", folder: "unused", from: FROM });
	const outcome = await mailer.send(buildLetter());
	expect(outcome).toMatchObject({ ok: false, retry: true });
	expect(JSON.stringify(outcome)).not.toContain("secret");
});

type SmtpAnswers = {
	readonly greeting?: string;
	readonly sender?: string;
	readonly recipient?: string;
	readonly letter?: string;
};

/** As much of SMTP as one letter needs. */
async function startSmtpServer({ greeting = "220 test", letter = "250 kept", ...answers }: SmtpAnswers) {
	const { sender = "250 fine", recipient = "250 fine" } = answers;
	const server = createServer((socket) => {
		let inLetter = false;
		socket.write(`${greeting}\r\n`);
		socket.on("data", (data) => {
			for (const line of data.toString("utf8").split("\r\n").slice(0, -1)) {
				if (inLetter && line !== ".") continue;
				const isEnd = inLetter;
				inLetter = line === "DATA";
				if (isEnd) socket.write(`${letter}\r\n`);
				else if (line === "DATA") socket.write("354 go on\r\n");
				else if (line.startsWith("MAIL")) socket.write(`${sender}\r\n`);
				else if (line.startsWith("RCPT")) socket.write(`${recipient}\r\n`);
				else socket.write(line === "QUIT" ? "221 bye\r\n" : "250 fine\r\n");
			}
		});
		socket.on("error", () => undefined);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	return {
		port: typeof address === "object" && address ? address.port : 0,
		[Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
	};
}
