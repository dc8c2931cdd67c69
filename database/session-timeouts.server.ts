import type { ClientBase } from "pg";
import { isUnhurried } from "./question-deadline.server.ts";

/**
 * Ends a session whose process is silent: one that was stopped, or whose machine has lost its power, would hold its locks for hours, and
 * those waiting for them would use up all connections. A healthy transaction never pauses for seconds.
 */
const HURRIED = "set idle_in_transaction_session_timeout = '15s'; set lock_timeout = '10s'; reset statement_timeout";
/** For a migration or a copy: they wait for others of their kind, and one query of theirs may take longer than the role allows a page. */
const UNHURRIED = "set idle_in_transaction_session_timeout = 0; set lock_timeout = 0; set statement_timeout = 0";

/** The server checks that the client is still there: on a quiet connection, and on one whose query takes long. */
const KEEPALIVES = "set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3";
/** Not every operating system supports this setting. */
const CHECKS_DURING_QUERY = `do $$ begin
	perform set_config('client_connection_check_interval', '5s', false);
exception when invalid_parameter_value then null;
end $$`;

/** The settings that each session has now. */
const applied = new WeakMap<ClientBase, string>();

/** Sets the timeouts of a session, unless it has them already. @throws when the database is away. */
export async function setSessionTimeouts(client: ClientBase): Promise<void> {
	const wanted = isUnhurried() ? UNHURRIED : HURRIED;
	const known = applied.get(client);
	if (known === wanted) return;
	await client.query(known === undefined ? [wanted, KEEPALIVES, CHECKS_DURING_QUERY].join("; ") : wanted);
	applied.set(client, wanted);
}
