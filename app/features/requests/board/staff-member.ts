/** A member of staff who acts on a request. */
export type StaffMember = {
	readonly id: string;
	/** As visitors are told it. */
	readonly name: string;
	/** May act on what another one has. */
	readonly mayOverrule: boolean;
};
