/** Asks the list of requests for the open ones of an account, as it is counted at that moment. */
export function openRequestsOf(ownerId: string) {
	return {
		filter: { ownerId, status: "open" },
		pagination: { page: 1, perPage: 1 },
		sort: { field: "createdAt", order: "DESC" },
	} as const;
}
