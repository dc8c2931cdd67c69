import type { ColumnType, Generated, JSONColumnType } from "kysely";

/** The types of columns as they are selected, inserted and updated. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type CreatedAt = ColumnType<Date, Date | string | undefined, never>;
export type UpdatedAt = ColumnType<Date, Date | string | undefined, Date | string>;
/** A calendar date, `YYYY-MM-DD`: the drivers are told to make no instant of it. */
export type Day = ColumnType<string, string, string>;
export type OptionalDay = ColumnType<string | null, string | null | undefined, string | null>;
export type Json<Value extends object> = JSONColumnType<Value>;

/** The columns of every row that people edit. */
export type VersionedRow = {
	id: Generated<string>;
	createdAt: CreatedAt;
	updatedAt: UpdatedAt;
	version: Generated<number>;
};
