import { type SqlBool, sql } from "kysely";

/** A request whose visitor was promised a call and has had no answer yet: what the board and the start page count. */
export const WAITS_FOR_CALL = sql<SqlBool>`(contact_request.due_at is not null and contact_request.first_response_at is null)`;
