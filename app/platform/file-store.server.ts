import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { errorCode } from "../shared/error-code.ts";
import type { Environment } from "./environment.server.ts";
import { OutageError } from "./outage.server.ts";

/** Where files live that staff brought. Keys are plain file names, which the caller vouches for. */
export type FileStore = {
	put(key: string, bytes: Uint8Array, type: string): Promise<void>;
	/** Undefined when there is no such file. */
	get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
	/** No failure when it is gone already. */
	remove(key: string): Promise<void>;
};

/** The store that the environment names: an S3 bucket, with the folder used before it as a fallback, or the folder alone. */
export function openFileStore(environment: Environment): FileStore {
	const folder = createFolderStore(join(environment.DATA_DIR, "media"));
	const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = environment;
	const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
	if (endpoint && bucket && accessKeyId && secretAccessKey) {
		return withEarlier(createBucketStore({ endpoint, bucket, region, accessKeyId, secretAccessKey }), folder);
	}
	return folder;
}

/**
 * Files stored in `earlier`, the nearer of the two, are read from there as long as it has them; new ones go into `store` only. A key never
 * stands for other bytes.
 */
function withEarlier(store: FileStore, earlier: FileStore): FileStore {
	return {
		put: store.put,
		get: async (key) => (await earlier.get(key)) ?? store.get(key),
		async remove(key) {
			await store.remove(key);
			await earlier.remove(key);
		},
	};
}

/** Files in a folder; a file appears whole or not at all, and is on the disk once it is said to be. */
export function createFolderStore(folder: string): FileStore {
	return {
		async put(key, bytes) {
			await mkdir(folder, { recursive: true });
			const unfinished = join(folder, `.${randomUUID()}`);
			try {
				await writeFile(unfinished, bytes, { flush: true });
				await rename(unfinished, join(folder, key));
			} catch (error) {
				// Left behind on a full disk, it would keep the disk full.
				await rm(unfinished, { force: true });
				throw error;
			}
		},
		async get(key) {
			try {
				return new Uint8Array(await readFile(join(folder, key)));
			} catch (error) {
				if (errorCode(error) === "ENOENT") return undefined;
				throw error;
			}
		},
		remove: (key) => rm(join(folder, key), { force: true }),
	};
}

type Bucket = {
	readonly endpoint: string;
	readonly bucket: string;
	readonly region: string;
	readonly accessKeyId: string;
	readonly secretAccessKey: string;
	/** Milliseconds for one whole answer, tries included. */
	readonly answerMs?: number;
};

const ANSWER_MS = 15_000;
/** How often a bucket that is overloaded or failing (429, 5xx) is asked; whatever else it refuses it would refuse again. */
const TRIES = 3;
/** The longest pause before the second try is twice this, and doubles from try to try. */
const PAUSE_MS = 50;

const MISSING = "missing";
/** The answer about a missing file to a key that may not list the bucket (S3, GetObject); a wrong key or secret has codes of its own. */
const HIDDEN = /<Code>AccessDenied<\/Code>/;
/** The answer of a service without such a bucket; a few say no more than 404, which only a file that was sent tells apart. */
const NO_BUCKET = /<Code>NoSuchBucket<\/Code>/;

/** Files in a bucket of a service that speaks S3; the bucket stands in the path, which all such services take. */
export function createBucketStore({ endpoint, bucket, answerMs = ANSWER_MS, ...keys }: Bucket): FileStore {
	const client = new AwsClient({ ...keys, service: "s3" });
	const noBucket = `The store of files has no bucket ${bucket}`;
	async function tryToAsk(url: string, init: RequestInit): Promise<Response> {
		const signal = AbortSignal.timeout(answerMs);
		for (let tries = 1; ; tries++) {
			// Not `client.fetch`: a signal attached only to its request is lost in garbage collection, and then nothing ends a silence.
			const response = await fetch(await client.sign(url, init), { signal });
			const isBusy = response.status >= 500 || response.status === 429;
			if (!isBusy) return response;
			await response.body?.cancel();
			if (tries === TRIES) throw new Error(`The store of files answered ${response.status} to ${init.method}`);
			await pause(Math.random() * PAUSE_MS * 2 ** tries);
		}
	}
	async function ask(key: string, init: RequestInit): Promise<Response | typeof MISSING> {
		const response = await tryToAsk(`${endpoint}/${bucket}/${encodeURIComponent(key)}`, init).catch(failAsAway);
		if (response.ok) return response;
		const text = await response.text().catch(failAsAway);
		if (NO_BUCKET.test(text)) throw new Error(noBucket);
		if (response.status === 404 || (init.method === "GET" && HIDDEN.test(text))) return MISSING;
		throw new Error(`The store of files answered ${response.status} to ${init.method}: ${text}`);
	}
	return {
		async put(key, bytes, type) {
			const body = new Uint8Array(bytes);
			const response = await ask(key, { method: "PUT", body, headers: { "content-type": type } });
			if (response === MISSING) throw new Error(noBucket);
		},
		async get(key) {
			const response = await ask(key, { method: "GET" });
			return response === MISSING ? undefined : new Uint8Array(await response.arrayBuffer().catch(failAsAway));
		},
		async remove(key) {
			await ask(key, { method: "DELETE" });
		},
	};
}

/** Network errors are reported as errors of the file store: their codes would otherwise mean that the database is away. */
function failAsAway(cause: unknown): never {
	throw new OutageError("filesAway", cause);
}
