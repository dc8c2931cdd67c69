import type { ClientBase } from "pg";
import { isUnhurried } from "./question-deadline.server.ts";

/**
 * What the server is to do about a session whose process says nothing: one that was stopped, or whose machine has lost its power, would
 * hold its locks for hours, and whoever waits for them would take up all connections. An honest transaction never pauses for seconds.
 */
const HURRIED = "set idle_in_transaction_session_timeout = '15s'; set lock_timeout = '10s'; reset statement_timeout";
/** A migration, a copy: they wait for others of their kind, and one question of theirs may take longer than the role lets a page ask. */
const UNHURRIED = "set idle_in_transaction_session_timeout = 0; set lock_timeout = 0; set statement_timeout = 0";

/** The server looks whether somebody is still at the other end: of a line that is quiet, and of one whose question takes its time. */
const LOOKS = "set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3";
/** The second of them some systems cannot do. */
const LOOKS_AT_WORK = `do $$ begin
	perform set_config('client_connection_check_interval', '5s', false);
exception when invalid_parameter_value then null;
end $$`;

/** What each session has been told last. */
const told = new WeakMap<ClientBase, string>();

/** Tells a session how patient the server is to be with it, unless it knows. @throws when the database is away */
export async function tellPatience(client: ClientBase): Promise<void> {
	const wanted = isUnhurried() ? UNHURRIED : HURRIED;
	const known = told.get(client);
	if (known === wanted) return;
	await client.query(known === undefined ? [wanted, LOOKS, LOOKS_AT_WORK].join("; ") : wanted);
	told.set(client, wanted);
}
