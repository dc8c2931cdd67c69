import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Staff } from "../../../records/staff.ts";

/** A teacher's account sees only that teacher's records, and none before it is tied to one. Everybody else sees all. */
export function isOwnTeacher({ teacherId }: { readonly teacherId: string }, staff: Staff): boolean {
	return staff.role !== "teacher" || staff.teacherId === teacherId;
}

/** The same as a condition of a list. @param column the id of the teacher of a row. */
export function ownTeacherScope(column: RawBuilder<unknown>): (staff: Staff) => RawBuilder<SqlBool> | undefined {
	return ({ role, teacherId }) => (role === "teacher" ? sql<SqlBool>`${column} = ${teacherId}::uuid` : undefined);
}
