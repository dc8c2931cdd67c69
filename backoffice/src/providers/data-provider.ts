import type { DataProvider, Identifier, RaRecord } from "react-admin";
import { callInSession } from "./call-in-session.ts";
import { explainRefusal } from "./explain-refusal.ts";
import { call } from "./http.ts";
import { type ListQuery, listParameters, resourcePath } from "./list-query.ts";

/** The most records that the API returns at once. */
const MOST_AT_ONCE = 100;

type One = { data: RaRecord };
type Many = { data: RaRecord[]; total: number };
/** One saved state of a record. */
export type Revision = {
	readonly number: number;
	/** UTC instant. */
	readonly at: string;
	readonly by: string | null;
	readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
};

/** The functions of `/api/admin` for which react-admin has no method. */
type OfficeVerbs = {
	/** Runs an action of a resource: `act("orders", id, "refund", { … })`. */
	act<Data = RaRecord>(resource: string, id: Identifier, action: string, input?: object): Promise<{ data: Data }>;
	/** Uploads a file with its fields as a new record; `isKnown`: it existed already, and keeps its fields. */
	upload(resource: string, form: FormData): Promise<One & { isKnown: boolean }>;
	/** Exports a whole list as CSV; `words` are its headings and the texts of its codes. */
	exportList(resource: string, query: ListQuery, words: Readonly<Record<string, string>>): Promise<Blob>;
	listRevisions(resource: string, id: Identifier): Promise<{ data: Revision[]; total: number }>;
	/** Deleted records as they last were. */
	listRemoved(resource: string, ids: readonly string[]): Promise<{ data: RaRecord[]; total: number }>;
	/** Restores a saved state as the newest one. */
	restore(resource: string, id: Identifier, input: { number: number; version: number }): Promise<One>;
	/** A signed address that shows the draft on the real page. */
	getPreview(resource: string, id: Identifier, locale: string): Promise<{ data: { url: string } }>;
	/** The same for a document that is not saved; valid for a short time. */
	previewDraft(
		resource: string,
		id: Identifier,
		input: { locale: string; document: object },
	): Promise<{ data: { url: string } }>;
};

export type OfficeDataProvider = DataProvider & OfficeVerbs;

/** react-admin's nine methods and the office's own verbs over `/api/admin`. */
export function createDataProvider(): OfficeDataProvider {
	const provider = {
		...createReading(),
		...createWriting(),
		...createVerbs(),
		supportAbortSignal: true,
	};
	return explainRefusal(provider as unknown as OfficeDataProvider);
}

function createReading() {
	return {
		/** A page larger than the API returns at once, of a multiple of that size, is read in parts. */
		async getList(resource: string, { pagination, ...query }: ListParameters) {
			if (!pagination || pagination.perPage <= MOST_AT_ONCE) return readPage(resource, { ...query, pagination });
			const { page, perPage } = pagination;
			const first = ((page - 1) * perPage) / MOST_AT_ONCE + 1;
			const data: RaRecord[] = [];
			for (let part = first; ; part++) {
				const read = await readPage(resource, { ...query, pagination: { page: part, perPage: MOST_AT_ONCE } });
				data.push(...read.data);
				if (read.data.length < MOST_AT_ONCE || data.length >= perPage) return { data, total: read.total };
			}
		},
		getOne(resource: string, { id, signal }: { id: Identifier; signal?: AbortSignal }) {
			return callInSession<One>(resourcePath(resource, id), { signal });
		},
		async getMany(resource: string, { ids, signal }: { ids: Identifier[]; signal?: AbortSignal }) {
			const data: RaRecord[] = [];
			for (let start = 0; start < ids.length; start += MOST_AT_ONCE) {
				const some = ids.slice(start, start + MOST_AT_ONCE);
				const parameters = listParameters({ filter: { ids: some }, pagination: { page: 1, perPage: MOST_AT_ONCE } });
				data.push(...(await callInSession<Many>(`${resourcePath(resource)}?${parameters}`, { signal })).data);
			}
			return { data };
		},
		getManyReference(
			resource: string,
			{ target, id, filter, sort, pagination, signal }: ListParameters & { target: string; id: Identifier },
		) {
			const parameters = listParameters({ filter: { ...filter, [target]: id }, sort, pagination });
			return callInSession<Many>(`${resourcePath(resource)}?${parameters}`, { signal });
		},
	};
}

type ListParameters = ListQuery & { signal?: AbortSignal };

const readPage = (resource: string, { signal, ...query }: ListParameters) =>
	callInSession<Many>(`${resourcePath(resource)}?${listParameters(query)}`, { signal });

type Change = { id: Identifier; data: Partial<RaRecord>; previousData?: Partial<RaRecord> };

function createWriting() {
	const update = (resource: string, { id, data, previousData }: Change) =>
		callInSession<One>(resourcePath(resource, id), {
			method: "PUT",
			body: { ...data, version: data.version ?? previousData?.version },
		});
	async function remove(resource: string, id: Identifier, known?: number): Promise<Identifier> {
		const version = known ?? (await callInSession<One>(resourcePath(resource, id))).data.version;
		await callInSession(`${resourcePath(resource, id)}?version=${version}`, { method: "DELETE" });
		return id;
	}
	return {
		/** `meta.key` is created with the form: a form that is sent twice makes one record. */
		create: (resource: string, { data, meta }: { data: object; meta?: { key?: string } }) =>
			callInSession<One>(resourcePath(resource), { method: "POST", body: data, key: meta?.key }),
		update,
		/** Records are sent whole, so each is read first: changing one field must not undo another person's work. */
		async updateMany(resource: string, { ids, data }: { ids: Identifier[]; data: object }) {
			for (const id of ids) {
				const { data: current } = await callInSession<One>(resourcePath(resource, id));
				await update(resource, { id, data: { ...current, ...data } });
			}
			return { data: ids };
		},
		async delete(resource: string, { id, previousData }: { id: Identifier; previousData?: Partial<RaRecord> }) {
			await remove(resource, id, previousData?.version);
			return { data: previousData ?? { id } };
		},
		async deleteMany(resource: string, { ids }: { ids: Identifier[] }) {
			for (const id of ids) await remove(resource, id);
			return { data: ids };
		},
	};
}

function createVerbs(): OfficeVerbs {
	return {
		act: (resource, id, action, input = {}) =>
			callInSession(resourcePath(resource, id, action), { method: "POST", body: input }),
		upload: (resource, form) => callInSession(resourcePath(resource), { method: "POST", body: form }),
		exportList: (resource, query, words) =>
			callInSession(`${resourcePath(resource, "export.csv")}?${listParameters(query)}`, {
				method: "POST",
				body: words,
				isFile: true,
			}),
		listRevisions: (resource, id) => callInSession(resourcePath(resource, id, "history")),
		listRemoved: (resource, ids) =>
			callInSession(
				`${resourcePath(resource)}/removed?${listParameters({ filter: { ids }, pagination: { page: 1, perPage: MOST_AT_ONCE } })}`,
			),
		restore: (resource, id, input) =>
			callInSession(resourcePath(resource, id, "restore"), { method: "POST", body: input }),
		getPreview: (resource, id, locale) => callInSession(`${resourcePath(resource, id, "preview")}?locale=${locale}`),
		// Called while somebody types, who must not be interrupted by an ended session.
		previewDraft: (resource, id, { locale, document }) =>
			call(`${resourcePath(resource, id, "preview")}?locale=${locale}`, { method: "POST", body: document }),
	};
}
