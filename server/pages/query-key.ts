import type { CompiledQuery } from "kysely";

const SELECTS = /^\s*\(?\s*(?:select|with)\b/i;
/** Locks, writes in front of a question, and functions that do something or answer differently each time. */
const MORE_THAN_READS =
	/\bfor (?:no key )?(?:update|share)\b|\b(?:insert into|update|delete from|merge into)\b|\b(?:now|random|nextval|setval|set_config)\(|\bcurrent_(?:date|time)|_timestamp\(|\bgen_random|pg_/i;
/** What a question about the present may ask: is this column of the content ahead or behind. */
const COMPARED = /\b(?:publish_at|starts_at|sale_until|expires_at)"?\s*[<>]=?\s*$/;
const PLACEHOLDER = /\$(\d+)/g;

/**
 * What tells a question from others, the present moment aside; undefined for one whose answer is not to be kept. `moment` is found by
 * identity. A question about the present is kept only where it compares columns that `nextContentChange` knows.
 */
export function keyOfQuery({ sql, parameters }: CompiledQuery, moment: Date): string | undefined {
	if (!SELECTS.test(sql) || MORE_THAN_READS.test(sql)) return undefined;
	if (parameters.includes(moment) && !comparesOnly(sql, parameters, moment)) return undefined;
	if (parameters.some((parameter) => ArrayBuffer.isView(parameter) || typeof parameter === "bigint")) return undefined;
	return sql + JSON.stringify(parameters.map((parameter) => (parameter === moment ? "present" : [parameter])));
}

function comparesOnly(sql: string, parameters: readonly unknown[], moment: Date): boolean {
	return [...sql.matchAll(PLACEHOLDER)].every(
		({ 1: place, index }) => parameters[Number(place) - 1] !== moment || COMPARED.test(sql.slice(0, index)),
	);
}
