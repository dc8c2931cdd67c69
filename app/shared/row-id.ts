const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id that no row has, for a lookup that must find nothing. */
export const NO_ROW = "00000000-0000-0000-0000-000000000000";

/** Whether a text can be the id of a row at all; PostgreSQL refuses to compare others. */
export function isRowId(id: string): boolean {
	return UUID.test(id);
}
