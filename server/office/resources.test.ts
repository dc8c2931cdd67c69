import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { may, type ResourceName, ROLES } from "../../app/shared/staff-rights.ts";
import type { Sample } from "../../tests/fixtures/office/sample.ts";
import { SAMPLES } from "../../tests/fixtures/office/samples.ts";
import { testDeps } from "../../tests/fixtures/office/test-deps.ts";
import { seedTestSchool } from "../../tests/fixtures/seed-test-school.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";
import { officeResources } from "./resources.ts";

const NOW = new Date("2026-11-23T09:00:00Z");
let now = NOW;
let office: TestOffice;
// Every test has its own minute: the limit of what a person may ask counts by minutes.
beforeEach(() => {
	now = new Date(now.getTime() + 61_000);
});
beforeAll(async () => {
	office = await openTestOffice({
		clock: { now: () => now },
		fill: (db) => seedTestSchool(db, { now: NOW }),
	});
});
afterAll(() => office.close());

type Document = Record<string, unknown> & { id: string; version: number };

function withField(document: object, path: string, value: unknown): Record<string, unknown> {
	const copy = structuredClone(document) as Record<string, unknown>;
	const steps = path.split(".");
	const last = steps.pop() ?? "";
	const place = steps.reduce<Record<string, unknown>>((node, step) => node[step] as Record<string, unknown>, copy);
	place[last] = value;
	return copy;
}

function fieldOf(document: object, path: string): unknown {
	return path.split(".").reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], document);
}

const at = (name: string, id = "") => `/api/admin/${name}${id && `/${encodeURIComponent(id)}`}`;

async function begin(name: ResourceName, sample: Sample): Promise<Document> {
	if (sample.find) {
		const found = await office.ask<Document>("owner", at(name, await sample.find(office.db)));
		expect(found.status).toBe(200);
		return found.body.data;
	}
	const made = await office.ask<Document>("owner", at(name), { method: "POST", body: await sample.build(office.db) });
	expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201 });
	return made.body.data;
}

const resources = [...officeResources(testDeps()).values()];
const editable = resources.filter(({ create, update }) => create || update);

describe("every resource of the office", () => {
	test("that can be edited has a sample", () => {
		expect(editable.filter(({ name }) => !SAMPLES[name]).map(({ name }) => name)).toEqual([]);
	});

	test.each(resources.map(({ name }) => name))(
		"%s: is listed, filtered to nothing by words nobody wrote, exported",
		async (name) => {
			const listed = await office.ask("owner", `${at(name)}?perPage=2`);
			expect(listed.status, JSON.stringify(listed.body)).toBe(200);
			expect(Array.isArray(listed.body.data)).toBe(true);
			const resource = resources.find((one) => one.name === name);
			for (const sort of Object.keys(resource?.list.sorts ?? {})) {
				expect((await office.ask("owner", `${at(name)}?sort=${sort}&order=desc`)).status, `sort by ${sort}`).toBe(200);
			}
			if ((resource?.list.search.length ?? 0) > 0) {
				const none = await office.ask("owner", `${at(name)}?q=zxqvzxqv%25_`);
				expect(none.body).toEqual({ data: [], total: 0 });
			}
			// Settings stand on one page as doors; they are no list.
			if (name === "settings") return;
			const csv = await office.ask("owner", `${at(name)}/export.csv`);
			expect(csv.status).toBe(200);
			expect(csv.headers.get("content-type")).toContain("text/csv");
		},
	);

	test.each(resources.map(({ name }) => name))(
		"%s: every role gets exactly what the table of rights says",
		async (name) => {
			for (const role of ROLES) {
				const listed = await office.ask(role, at(name));
				expect(listed.status, `${role} lists`).toBe(may(role, name, "list") ? 200 : 403);
				const id = "00000000-0000-4000-8000-000000000000";
				const refusals: [string, Promise<{ status: number; body: unknown }>][] = [
					["read", office.ask(role, at(name, id))],
					["create", office.ask(role, at(name), { method: "POST", body: {} })],
					["update", office.ask(role, at(name, id), { method: "PUT", body: {} })],
					["remove", office.ask(role, `${at(name, id)}?version=1`, { method: "DELETE" })],
					["restore", office.ask(role, `${at(name, id)}/restore`, { method: "POST", body: {} })],
					["export", office.ask(role, `${at(name)}/export.csv`)],
					...Object.keys(resources.find((one) => one.name === name)?.actions ?? {}).map(
						(action): [string, Promise<{ status: number; body: unknown }>] => [
							action,
							office.ask(role, `${at(name, id)}/${action}`, { method: "POST", body: {} }),
						],
					),
				];
				for (const [verb, answer] of refusals) {
					const { status } = await answer;
					if (may(role, name, verb)) expect(status, `${role} may ${verb}`).not.toBe(403);
					else expect(status, `${role} may not ${verb}`).toBe(403);
				}
				expect((await office.ask(undefined, at(name))).status).toBe(401);
			}
		},
	);

	test.each(editable.map(({ name }) => name))(
		"%s: is made, edited, told to the second editor, restored, removed",
		async (name) => {
			const sample = SAMPLES[name] as Sample;
			const resource = resources.find((one) => one.name === name);
			const first = await begin(name, sample);
			const { field, to } = sample.change;
			const wrong = withField(first, sample.wrong.field, sample.wrong.to);
			const refused = resource?.update
				? await office.ask("owner", at(name, first.id), { method: "PUT", body: wrong })
				: await office.ask("owner", at(name), { method: "POST", body: wrong });
			expect(refused).toMatchObject({
				status: 400,
				body: { code: "invalid", errors: { [sample.wrong.field]: sample.wrong.code } },
			});
			if (!resource?.update) return;

			const edited = await office.ask<Document>("owner", at(name, first.id), {
				method: "PUT",
				body: withField(first, field, to),
			});
			expect(edited.status, JSON.stringify(edited.body)).toBe(200);
			expect(fieldOf(edited.body.data, field)).toEqual(to);
			expect(edited.body.data.version).toBeGreaterThan(first.version);

			const late = await office.ask<Document>("owner", at(name, first.id), { method: "PUT", body: first });
			expect(late).toMatchObject({ status: 409, body: { code: "conflict" } });
			expect(fieldOf(late.body.data, field)).toEqual(to);

			const entries = await office.db
				.selectFrom("auditEntry")
				.where("resource", "=", name)
				.where("recordId", "=", first.id)
				.where("action", "=", "update")
				.select(["changes", "staffName"])
				.execute();
			expect(entries).toHaveLength(1);
			expect(entries[0]?.changes.map((change) => change.field.split(".")[0])).toContain(field.split(".")[0]);

			let newest: Document = edited.body.data;
			if (resource.isContent && may("owner", name, "restore"))
				newest = await restoreFirst(name, first, edited.body.data, field);
			if (resource.remove) {
				const removed = await office.ask("owner", `${at(name, first.id)}?version=${newest.version}`, {
					method: "DELETE",
				});
				expect(removed.status, JSON.stringify(removed.body)).toBe(200);
			}
		},
	);
});

/** A found record has no revision of its beginnings: there the edited one is kept, edited back and restored. */
async function restoreFirst(name: ResourceName, first: Document, edited: Document, field: string): Promise<Document> {
	const again = await office.ask<Document>("owner", at(name, first.id), {
		method: "PUT",
		body: { ...first, version: edited.version },
	});
	expect(again.status).toBe(200);
	const { body } = await office.ask<{ number: number }[]>("owner", `${at(name, first.id)}/history`);
	const number = Math.max(...body.data.map((revision) => revision.number)) - 1;
	const restored = await office.ask<Document>("owner", `${at(name, first.id)}/restore`, {
		method: "POST",
		body: { number, version: again.body.data.version },
	});
	expect(restored.status, JSON.stringify(restored.body)).toBe(200);
	expect(fieldOf(restored.body.data, field)).toEqual(fieldOf(edited, field));
	return restored.body.data;
}

test.each(resources.map(({ name }) => name))(
	"%s: no filter, sort or id that somebody makes up is an error of ours",
	async (name) => {
		const resource = resources.find((one) => one.name === name);
		const filters = [...Object.keys(resource?.list.filters ?? {}), "constructor", "__proto__"];
		for (const filter of filters) {
			for (const value of ["zzz", "00000000-0000-4000-8000-000000000000", "-1", "'", "2026-02-31"]) {
				const { status } = await office.ask("owner", `${at(name)}?${filter}=${encodeURIComponent(value)}`);
				expect(status, `${filter}=${value}`).toBe(200);
			}
		}
		for (const sort of ["constructor", "toString", "1;--"]) {
			expect((await office.ask("owner", `${at(name)}?sort=${sort}`)).status, `sort=${sort}`).toBe(200);
		}
		for (const id of ["zzz", "1", "constructor", "00000000-0000-4000-8000-000000000000"]) {
			expect((await office.ask("owner", at(name, id))).status, id).toBeLessThan(500);
			expect((await office.ask("owner", `${at(name)}?ids=${id}`)).status, `ids=${id}`).toBe(200);
		}
	},
);
