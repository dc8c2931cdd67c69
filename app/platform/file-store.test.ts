import { createHash, createHmac } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findFreePort } from "../../bin/free-port.ts";
import { parseEnvironment } from "./environment.server.ts";
import { createBucketStore, createFolderStore, type FileStore, openFileStore } from "./file-store.server.ts";
import { causeOf, findOutage } from "./outage.server.ts";

const SECRET = "a-secret-of-the-bucket";
const held = new Map<string, { bytes: Buffer; type: string | undefined }>();
/** Statuses that the service answers with before it does what it is asked. */
const troubles: number[] = [];
let server: Server;
let endpoint: string;
let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "files-"));
	server = createServer(async (request, response) => {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part);
		const answer = (status: number, body?: Buffer) => response.writeHead(status).end(body);
		const path = request.url ?? "";
		if (path.startsWith("/silent/")) return;
		if (path.startsWith("/halting/")) return response.writeHead(200).write("half");
		if (!isSignedWell(request)) return answer(403, refusal("SignatureDoesNotMatch"));
		const trouble = troubles.shift();
		if (trouble) return answer(trouble);
		const isUnlisted = path.startsWith("/unlisted/");
		if (path.startsWith("/misspelt/")) return answer(404, refusal("NoSuchBucket"));
		if (!isUnlisted && !path.startsWith("/pictures/")) return answer(404);
		if (request.method === "PUT") {
			held.set(path, { bytes: Buffer.concat(parts), type: request.headers["content-type"] });
			return answer(200);
		}
		if (request.method === "DELETE") {
			held.delete(path);
			return answer(204);
		}
		const file = held.get(path);
		return file ? answer(200, file.bytes) : isUnlisted ? answer(403, refusal("AccessDenied")) : answer(404);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
	server.closeAllConnections();
	await new Promise((resolve) => server.close(resolve));
	await rm(folder, { recursive: true });
});

function refusal(code: string): Buffer {
	return Buffer.from(
		`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No</Message></Error>`,
	);
}

/** Signature version 4 as the service computes it, from what came and the secret that both know. */
function isSignedWell({ method, url = "", headers }: IncomingMessage): boolean {
	const sign = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
	const [, credential = "", names = "", signature = ""] =
		/Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(headers.authorization ?? "") ?? [];
	const [, day = "", region = "", service = ""] = credential.split("/");
	const signed = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
	const request = [method, url, "", signed.join(""), names, headers["x-amz-content-sha256"]].join("\n");
	const scope = `${day}/${region}/${service}/aws4_request`;
	const hash = createHash("sha256").update(request).digest("hex");
	const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, hash].join("\n");
	const key = ["aws4_request"].reduce(sign, [day, region, service].reduce<string | Buffer>(sign, `AWS4${SECRET}`));
	return sign(key as Buffer, text).toString("hex") === signature;
}

const openBucket = (bucket: string, secretAccessKey = SECRET, answerMs?: number) =>
	createBucketStore({ endpoint, bucket, region: "ru-central1", accessKeyId: "key", secretAccessKey, answerMs });
const account = () => ({ S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: SECRET });
const stores: [string, () => FileStore][] = [
	["a folder", () => createFolderStore(join(folder, "media"))],
	["a bucket", () => openBucket("pictures")],
	["a bucket that its key may not list", () => openBucket("unlisted")],
];

describe.each(stores)("files in %s", (_name, open) => {
	test("are put, read, written over and removed; what is not there is undefined", async () => {
		const store = open();
		expect(await store.get("one.webp")).toBeUndefined();
		await store.put("one.webp", new Uint8Array([1, 2, 3]), "image/webp");
		await store.put("one.webp", new Uint8Array([4, 5]), "image/webp");
		expect(await store.get("one.webp")).toEqual(new Uint8Array([4, 5]));
		await store.remove("one.webp");
		await store.remove("one.webp");
		expect(await store.get("one.webp")).toBeUndefined();
	});
});

test("a folder holds nothing unfinished", async () => {
	const store = createFolderStore(join(folder, "whole"));
	await Promise.all(
		Array.from({ length: 5 }, (_, index) => store.put("same.png", new Uint8Array([index]), "image/png")),
	);
	expect(await readdir(join(folder, "whole"))).toEqual(["same.png"]);
});

test("a file that could not be kept leaves nothing behind", async () => {
	const store = createFolderStore(join(folder, "failed"));
	await mkdir(join(folder, "failed", "taken.png", "inside"), { recursive: true });
	await expect(store.put("taken.png", new Uint8Array([1]), "image/png")).rejects.toThrow();
	expect(await readdir(join(folder, "failed"))).toEqual(["taken.png"]);
});

test("a bucket is told the type of a file, and its refusals are failures", async () => {
	await openBucket("pictures").put("typed.avif", new Uint8Array([1]), "image/avif");
	expect(held.get("/pictures/typed.avif")?.type).toBe("image/avif");
	await expect(openBucket("pictures", "wrong").get("typed.avif")).rejects.toThrow("403");
	await expect(openBucket("nowhere").put("a.png", new Uint8Array([1]), "image/png")).rejects.toThrow(
		"no bucket nowhere",
	);
});

test("a bucket that is none is a failure whatever is asked of it, not a picture that is missing", async () => {
	const store = openBucket("misspelt");
	const asked = [store.get("a.png"), store.put("a.png", new Uint8Array([1]), "image/png"), store.remove("a.png")];
	await Promise.all(asked.map((one) => expect(one).rejects.toThrow("The store of files has no bucket misspelt")));
});

test("a school that takes a bucket still has the pictures of its folder, and new ones go into the bucket", async () => {
	const DATA_DIR = join(folder, "school");
	const media = join(DATA_DIR, "media");
	await openFileStore(parseEnvironment({ DATA_DIR })).put("before.png", new Uint8Array([1]), "image/png");
	const store = openFileStore(parseEnvironment({ ...account(), DATA_DIR, S3_BUCKET: "pictures" }));
	expect(await store.get("before.png")).toEqual(new Uint8Array([1]));
	await store.put("after.png", new Uint8Array([2]), "image/png");
	expect(await store.get("after.png")).toEqual(new Uint8Array([2]));
	expect(await readdir(media)).toEqual(["before.png"]);
	await store.remove("before.png");
	await store.remove("after.png");
	expect([await store.get("before.png"), await store.get("after.png")]).toEqual([undefined, undefined]);
	expect(await readdir(media)).toEqual([]);
});

test("pictures of the folder are there while the bucket is away, and where its key may not list it", async () => {
	const DATA_DIR = join(folder, "older");
	await openFileStore(parseEnvironment({ DATA_DIR })).put("before.png", new Uint8Array([1]), "image/png");
	const away = { S3_BUCKET: "pictures", S3_ENDPOINT: `http://127.0.0.1:${await findFreePort()}` };
	for (const bucket of [{ S3_BUCKET: "unlisted" }, away]) {
		const store = openFileStore(parseEnvironment({ ...account(), DATA_DIR, ...bucket }));
		expect(await store.get("before.png"), bucket.S3_BUCKET).toEqual(new Uint8Array([1]));
	}
	const store = openFileStore(parseEnvironment({ ...account(), DATA_DIR, S3_BUCKET: "unlisted" }));
	await store.put("after.png", new Uint8Array([2]), "image/png");
	expect(await store.get("after.png")).toEqual(new Uint8Array([2]));
});

test("a bucket that fails for a moment is asked again, with the file", async () => {
	troubles.push(503, 429);
	await openBucket("pictures").put("again.png", new Uint8Array([7]), "image/png");
	expect(await openBucket("pictures").get("again.png")).toEqual(new Uint8Array([7]));
	troubles.push(500, 500, 500);
	const failure: unknown = await openBucket("pictures")
		.get("again.png")
		.catch((error: unknown) => error);
	expect([findOutage(failure), causeOf(failure)]).toEqual(["filesAway", "The store of files answered 500 to GET"]);
	expect(troubles).toEqual([]);
});

test.each(["silent", "halting"])(
	"a %s bucket is given up in time, whatever memory is tidied up meanwhile",
	async (bucket) => {
		setFlagsFromString("--expose-gc");
		const tidyUp: () => void = runInNewContext("gc");
		const tidying = setInterval(tidyUp, 50);
		try {
			const asked = openBucket(bucket, SECRET, 500).get("a.png");
			const failure: unknown = await asked.catch((error: unknown) => error);
			expect(findOutage(failure)).toBe("filesAway");
			expect((failure as Error).cause).toMatchObject({ name: "TimeoutError" });
		} finally {
			clearInterval(tidying);
		}
	},
);

test("a bucket where nobody listens is no database that is away", async () => {
	const nobody = { endpoint: `http://127.0.0.1:${await findFreePort()}`, bucket: "pictures", region: "ru-central1" };
	const store = createBucketStore({ ...nobody, accessKeyId: "key", secretAccessKey: SECRET });
	const asked = [store.get("a.png"), store.put("a.png", new Uint8Array([1]), "image/png"), store.remove("a.png")];
	const failures = await Promise.all(asked.map((one) => one.catch((error: unknown) => error)));
	expect(failures.map(findOutage)).toEqual(["filesAway", "filesAway", "filesAway"]);
	expect(failures.map(causeOf)).toEqual(["ECONNREFUSED", "ECONNREFUSED", "ECONNREFUSED"]);
});
