import { chmodSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { z } from "zod";
import type { Clock } from "../../app/platform/clock.server.ts";
import type { Environment } from "../../app/platform/environment.server.ts";
import type { Log } from "../../app/platform/log.server.ts";
import { findSessionSecret } from "../../app/platform/session-secret.server.ts";
import { writeBackup } from "../../database/backup/write-backup.server.ts";
import { CommandError } from "../../database/command-error.ts";
import type { OpenDatabase } from "../../database/open-database.server.ts";
import { controlPath } from "./control-path.ts";
import { describeCopy } from "./describe-backup.ts";
import { letOwnerInto } from "./let-owner-into.ts";

type DoorParts = {
	readonly environment: Environment;
	readonly database: OpenDatabase;
	readonly clock: Clock;
	readonly log: Log;
};

const orderSchema = z.discriminatedUnion("command", [
	z.object({ command: z.enum(["backup", "seed"]), folder: z.string().optional() }),
	z.object({ command: z.literal("owner"), email: z.string() }),
]);

/**
 * Accepts the commands `backup`, `seed` and `owner` while this process holds the embedded database, which no other process can open. With a
 * database server there is no such door: the commands connect to it themselves.
 */
export async function openControlDoor(parts: DoorParts): Promise<{ close(): Promise<void> }> {
	const { environment, database, log } = parts;
	if (database.kind === "server") return { close: async () => undefined };
	const path = controlPath(environment.DATA_DIR);
	if (process.platform !== "win32") rmSync(path, { force: true });
	const server = createServer(async (request, response) => {
		const answer = await obey(request, parts);
		response.writeHead(answer.ok ? 200 : 409, { "content-type": "application/json" });
		response.end(JSON.stringify(answer));
	});
	server.on("error", (error) => log.warn("The door for commands could not be opened", { error }));
	await new Promise<void>((resolve) => {
		server.once("error", () => resolve());
		server.listen(path, () => {
			if (process.platform !== "win32") chmodSync(path, 0o600);
			resolve();
		});
	});
	return {
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
}

async function obey(
	request: IncomingMessage,
	{ environment, database, clock, log }: DoorParts,
): Promise<{ ok: boolean; message: string }> {
	try {
		const chunks: Buffer[] = [];
		for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
		const order = orderSchema.parse(JSON.parse(Buffer.concat(chunks).toString("utf8")));
		if (order.command === "owner") {
			return { ok: true, message: await letOwnerInto(database.db, environment, { ...order, now: clock.now() }) };
		}
		const { command, folder } = order;
		if (command === "seed")
			return { ok: true, message: "The school is open and has its content; nothing was changed." };
		if (!folder) throw new CommandError("A backup needs a folder.");
		const where = { folder, dataFolder: environment.DATA_DIR, secret: findSessionSecret(environment) };
		const manifest = await writeBackup(database.db, where, { now: clock.now() });
		log.info("A backup was written");
		return { ok: true, message: describeCopy(environment, { folder, manifest }) };
	} catch (error) {
		if (!(error instanceof CommandError)) log.error("A command failed", { error });
		return { ok: false, message: error instanceof Error ? error.message : String(error) };
	}
}
