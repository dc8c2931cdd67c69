import type { Resource } from "../../../records/resource.ts";
import { checkQuotes } from "./check-quotes.server.ts";

/** The same resource, which saves no text that quotes a figure nobody knows: pages shared by many records would fall with it. */
export function withQuotesChecked(resource: Resource): Resource {
	const { create, update } = resource;
	return {
		...resource,
		...(create && {
			create: async (transaction, input, acting) =>
				(await checkQuotes(transaction, input)) ?? create(transaction, input, acting),
		}),
		...(update && {
			update: async (transaction, change, acting) =>
				(await checkQuotes(transaction, change.input)) ?? update(transaction, change, acting),
		}),
	};
}
