import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { errorCode } from "../../../shared/error-code.ts";
import { type DeliveryOutcome, failForNow } from "../delivery/delivery-outcome.ts";
import type { Post } from "./post.ts";

/**
 * Files letters as `<iso-time>-<id>.eml`, colons of the time as hyphens. A file appears whole or not at all, and the same
 * letter filed again replaces itself.
 */
export function createFolderPost(folder: string): Post {
	const transport = createTransport({
		streamTransport: true,
		buffer: true,
		newline: "windows",
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return async (message, id) => {
		const { message: letter } = await transport.sendMail(message);
		const name = `${message.date.toISOString().replaceAll(":", "-")}-${fileId(id)}`;
		return fileLetter(folder, name, letter as Buffer);
	};
}

async function fileLetter(folder: string, name: string, letter: Buffer): Promise<DeliveryOutcome> {
	const draft = join(folder, `.${name}.${process.pid}.draft`);
	try {
		await mkdir(folder, { recursive: true });
		await writeFile(draft, letter, { flush: true });
		await rename(draft, join(folder, `${name}.eml`));
		return { ok: true, externalId: `${name}.eml` };
	} catch (error) {
		await rm(draft, { force: true }).catch(() => undefined);
		return failForNow(`folder ${errorCode(error) ?? "error"}`);
	}
}

function fileId(id: string): string {
	return id.replace(/[^\w-]+/g, "-").slice(0, 80);
}
