import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import type { Memory } from "./memory.ts";

/** What must hold after any kill, as the books' own contradictions: each question answers with nothing. */
const CONTRADICTIONS: Readonly<Record<string, string>> = {
	"a message that waits without a job": `select m.id from outgoing_message m where m.status = 'waiting' and not exists (
		select from pgboss.job j where j.data->>'id' = m.id::text and j.state::text in ('created', 'retry', 'active'))`,
	"a request whose messages are not one each": `select r.id from contact_request r where (
		select array_agg(m.channel order by m.channel) from outgoing_message m where m.request_id = r.id and m.kind = 'request-received'
		) is distinct from array['crm', 'telegram']`,
	"a request without its consents": `select r.id from contact_request r where (
		select array_agg(c.kind order by c.kind) from consent c where c.request_id = r.id and c.granted
		) is distinct from array['offer', 'personal-data', 'privacy']`,
	"a key with two requests":
		"select idempotency_key from contact_request group by phone, idempotency_key having count(*) > 1",
	"a person with two requests": "select phone from contact_request group by phone having count(*) > 1",
	"a form with two living orders": `select form_key from course_order where state not in ('cancelled', 'expired')
		group by form_key having count(*) > 1`,
	"an order without lines":
		"select o.id from course_order o where not exists (select from course_order_line l where l.order_id = o.id)",
	"an order that its lines do not add up to": `select o.id from course_order o
		where o.total <> (select sum(l.total) from course_order_line l where l.order_id = o.id)`,
	"an order whose history ends elsewhere": `select o.id from course_order o where o.state is distinct from (
		select e.to_state from course_order_event e where e.order_id = o.id order by e.position desc limit 1)`,
	"an order that nobody was told of": `select o.id from course_order o
		where not exists (select from outgoing_message m where m.order_id = o.id and m.channel = 'letter')`,
	"a held place without its hold": `select l.id from course_order_line l left join seat_hold h on h.id = l.hold_id
		where l.place = 'held' and (h.id is null or h.released_at is not null or h.order_id <> l.order_id)`,
	"a hold that nobody has": `select h.id from seat_hold h where h.released_at is null and h.order_id is not null
		and not exists (select from course_order_line l where l.hold_id = h.id and l.place = 'held')`,
	"a place of an order that has ended": `select l.id from course_order_line l join course_order o on o.id = l.order_id
		where o.state in ('cancelled', 'expired') and l.place in ('held', 'taken')`,
	"a group with more people than places": `select s.id from start s where s.seats_total < s.seats_taken + (
		select count(*) from seat_hold h where h.start_id = s.id and h.released_at is null and h.expires_at > now())`,
	"a code used too often": `select c.id from promo_code c where c.total_limit < (
		select count(*) from promo_redemption r where r.promo_code_id = c.id and r.state <> 'released')`,
	"a use of a code that is not its order's": `select o.id from course_order o left join promo_redemption r on r.order_id = o.id
		where r.state is distinct from case when o.promo_code_id is null then null
			when o.state in ('cancelled', 'expired') then 'released' when o.state = 'awaiting_payment' then 'reserved' else 'used' end`,
	"a paid order without its money": `select o.id from course_order o where o.state = 'paid' and o.total <> (
		select coalesce(sum(p.amount), 0) from payment p where p.order_id = o.id and p.captured_at is not null)`,
	"money without a paid order": `select p.id from payment p join course_order o on o.id = p.order_id
		where p.captured_at is not null and o.state <> 'paid'`,
};

/** @returns what is wrong within the books, a line each. */
export async function findContradictions(db: Database): Promise<string[]> {
	const found: string[] = [];
	for (const [name, question] of Object.entries(CONTRADICTIONS)) {
		const { rows } = await sql.raw<object>(question).execute(db);
		if (rows.length > 0) found.push(`${name}: ${rows.length}, such as ${JSON.stringify(rows[0])}`);
	}
	return found;
}

/** Every index has all rows of its table and no others, and every row can be read: what a torn write would break. */
export async function findBrokenFiles(db: Database): Promise<string[]> {
	await sql`create extension if not exists amcheck`.execute(db);
	const found: string[] = [];
	const { rows: indexes } = await sql<{ name: string }>`
		select c.oid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
		where a.amname = 'btree' and c.relkind = 'i' and i.indisvalid and c.relpersistence <> 't'`.execute(db);
	for (const { name } of indexes) {
		const checked = sql`select bt_index_check(${name}::regclass, true)`.execute(db);
		await checked.catch((error: Error) => found.push(`${name}: ${error.message}`));
	}
	const { rows: tables } = await sql<{ name: string }>`
		select oid::regclass::text as name from pg_class where relkind in ('r', 'm', 't') and relpersistence <> 't'`.execute(
		db,
	);
	for (const { name } of tables) {
		const { rows } = await sql<{ msg: string }>`select msg from verify_heapam(${name}::regclass)`.execute(db);
		found.push(...rows.map(({ msg }) => `${name}: ${msg}`));
	}
	return indexes.length > 100 ? found : [...found, `only ${indexes.length} indexes`];
}

/** @returns what was acknowledged and is not in the books, or not once, a line each. */
export async function findLost(db: Database, { requests, orders }: Memory): Promise<string[]> {
	const lost: string[] = [];
	const kept = await db.selectFrom("contactRequest").select(["phone", "number", "startId"]).execute();
	const byPhone = Map.groupBy(kept, ({ phone }) => phone);
	for (const { key, phone, number, wantsPlace } of requests) {
		const rows = byPhone.get(phone) ?? [];
		if (rows.length > 1) lost.push(`${key} is there ${rows.length} times`);
		if (number === undefined) continue;
		if (rows[0]?.number !== number) lost.push(`${key} was told ${number} and has ${rows[0]?.number}`);
		if (wantsPlace && !rows[0]?.startId) lost.push(`${key} lost its place`);
	}
	const placed = await db.selectFrom("courseOrder").select(["token", "formKey", "state", "promoCodeId"]).execute();
	const byToken = new Map(placed.map((order) => [order.token, order]));
	for (const { key, token, cancelled, wantsCode } of orders) {
		if (!token) continue;
		const order = byToken.get(token);
		if (order?.formKey !== key) lost.push(`order ${key} is not there`);
		else if (cancelled !== "asked" && (cancelled === "yes") !== (order.state === "cancelled"))
			lost.push(`order ${key} is ${order.state}`);
		else if (wantsCode && !order.promoCodeId) lost.push(`order ${key} lost its code`);
	}
	const forms = new Set(orders.map(({ key }) => key));
	for (const { formKey } of placed) if (!forms.has(formKey)) lost.push(`an order ${formKey} that nobody placed`);
	return lost;
}
