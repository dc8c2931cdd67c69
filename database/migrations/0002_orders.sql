-- Buying: promo codes, orders with their lines and history, payments, refunds, invoices.
-- Money: integer minor units of the row's currency. Times: timestamptz (UTC). Rows of money are never deleted.

create sequence course_order_number;
create sequence invoice_number;

-- A code takes either a percentage or a sum; a sum without a value in a currency is worth nothing there.
create table promo_code (
	id uuid primary key default gen_random_uuid(),
	code text not null unique check (code = upper(code) and code <> ''),
	percent integer check (percent between 1 and 100),
	sum_rub integer check (sum_rub > 0),
	sum_usd integer check (sum_usd > 0),
	scope text not null default 'all' check (scope in ('all', 'audience', 'categories', 'courses')),
	scope_values text[] not null default '{}',
	minimum_rub integer check (minimum_rub > 0),
	minimum_usd integer check (minimum_usd > 0),
	total_limit integer check (total_limit > 0),
	customer_limit integer check (customer_limit > 0),
	first_order_only boolean not null default false,
	valid_from timestamptz,
	valid_until timestamptz,
	status text not null default 'active' check (status in ('active', 'paused', 'archived')),
	note text not null default '',
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1,
	check ((percent is null) <> (sum_rub is null and sum_usd is null))
);

create table course_order (
	id uuid primary key default gen_random_uuid(),
	number text not null unique,
	token text not null unique,
	idempotency_key text not null unique,
	form_key text not null,
	content_hash text not null,
	state text not null default 'draft' check (state in ('draft', 'awaiting_payment', 'paid', 'part_paid', 'instalment_pending', 'instalment_approved', 'instalment_refused', 'cancelled', 'expired', 'refund_requested', 'part_refunded', 'refunded')),
	currency text not null check (currency in ('RUB', 'USD')),
	subtotal integer not null check (subtotal >= 0),
	discount integer not null check (discount >= 0),
	total integer not null check (total >= 0),
	locale text not null check (locale in ('ru', 'en')),
	customer_name text not null,
	customer_surname text not null,
	customer_phone text not null,
	customer_email text not null,
	customer_email_key text not null,
	learner text,
	mode text not null check (mode in ('single', 'instalments')),
	payment_type text not null check (payment_type in ('card_ru', 'card_foreign', 'instalment_tbank', 'instalment_sber')),
	months integer check (months > 0),
	plan jsonb,
	promo_code_id uuid references promo_code,
	documents jsonb not null,
	request_id uuid references contact_request on delete set null,
	roistat text,
	ip text,
	agent text,
	expires_at timestamptz,
	paid_at timestamptz,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1,
	check (total = subtotal - discount)
);
create index course_order_expiry on course_order (expires_at) where expires_at is not null;
create index course_order_phone on course_order (customer_phone);
create index course_order_email on course_order (customer_email_key);
create index course_order_form on course_order (form_key);
create index course_order_state on course_order (state, created_at desc);

-- A place is held by a request, or by an order, or by an order that took it over from a request: then `request_expires_at` says
-- until when the request keeps it should the order fall through.
alter table seat_hold alter column request_id drop not null;
alter table seat_hold add column order_id uuid references course_order on delete cascade;
alter table seat_hold add column request_expires_at timestamptz;
alter table seat_hold add constraint seat_hold_owner check (request_id is not null or order_id is not null);
create index seat_hold_order on seat_hold (order_id) where order_id is not null;

create table course_order_line (
	id uuid primary key default gen_random_uuid(),
	order_id uuid not null references course_order on delete cascade,
	position integer not null,
	course_id uuid not null references course,
	tariff_id uuid references tariff on delete set null,
	tariff_kind text not null,
	start_id uuid references start on delete set null,
	title text not null,
	tariff_name text not null,
	unit integer not null check (unit >= 0),
	discount integer not null check (discount >= 0),
	total integer not null,
	lessons integer not null check (lessons > 0),
	lessons_taken integer not null default 0 check (lessons_taken between 0 and lessons),
	lessons_taken_at timestamptz,
	place text not null default 'none' check (place in ('none', 'held', 'taken', 'lost', 'released')),
	hold_id uuid references seat_hold on delete set null,
	unique (order_id, position),
	check (total = unit - discount and total >= 0)
);

-- What happened to an order, oldest first.
create table course_order_event (
	id uuid primary key default gen_random_uuid(),
	position bigint generated always as identity,
	order_id uuid not null references course_order on delete cascade,
	event text not null,
	from_state text,
	to_state text not null,
	reason text,
	details jsonb not null default '{}',
	by text not null,
	created_at timestamptz not null default now()
);
create index course_order_event_order on course_order_event (order_id, position);

-- One row an order that used a code; its state is what counts against the limits of the code.
create table promo_redemption (
	id uuid primary key default gen_random_uuid(),
	promo_code_id uuid not null references promo_code,
	order_id uuid not null unique references course_order on delete cascade,
	state text not null default 'reserved' check (state in ('reserved', 'used', 'released')),
	discount integer not null check (discount > 0),
	currency text not null,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
create index promo_redemption_code on promo_redemption (promo_code_id) where state <> 'released';

create table invoice (
	id uuid primary key default gen_random_uuid(),
	number text not null unique,
	secret text not null,
	order_id uuid references course_order,
	state text not null default 'open' check (state in ('open', 'part_paid', 'paid', 'cancelled')),
	locale text not null check (locale in ('ru', 'en')),
	payer_name text not null,
	payer_surname text not null,
	payer_phone text not null,
	payer_email text not null,
	currency text not null check (currency in ('RUB', 'USD')),
	total integer not null check (total > 0),
	paid integer not null default 0 check (paid >= 0),
	purpose text not null,
	due_on text,
	parts jsonb not null default '[]',
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1
);
create index invoice_order on invoice (order_id);

-- One row an attempt to pay, written before the bank hears of it. `excess` is what was paid though nothing was owed any more.
create table payment (
	id uuid primary key default gen_random_uuid(),
	order_id uuid references course_order,
	invoice_id uuid references invoice,
	provider text not null,
	payment_type text not null,
	provider_id text,
	reference text not null unique,
	attempt integer not null check (attempt > 0),
	amount integer not null check (amount > 0),
	currency text not null check (currency in ('RUB', 'USD')),
	state text not null default 'created' check (state in ('created', 'pending', 'requires_3ds', 'authorized', 'captured', 'failed', 'cancelled', 'expired', 'refunded', 'partially_refunded')),
	failure text,
	redirect_url text,
	months integer,
	items jsonb not null,
	refunded integer not null default 0 check (refunded >= 0),
	excess integer not null default 0 check (excess >= 0),
	cooling_until timestamptz,
	closing_receipt_at timestamptz,
	next_check_at timestamptz not null,
	captured_at timestamptz,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	check (order_id is not null or invoice_id is not null)
);
create index payment_order on payment (order_id);
create index payment_invoice on payment (invoice_id);
create index payment_open on payment (next_check_at) where state in ('created', 'pending', 'requires_3ds', 'authorized');

-- What banks said, once each. A refused report keeps no key, so that it can't shut out a right one.
create table payment_event (
	id uuid primary key default gen_random_uuid(),
	payment_id uuid references payment,
	provider text not null,
	dedupe_key text unique,
	outcome text not null check (outcome in ('applied', 'ignored', 'refused')),
	reason text,
	report jsonb not null,
	created_at timestamptz not null default now()
);
create index payment_event_payment on payment_event (payment_id, created_at);

create table refund (
	id uuid primary key default gen_random_uuid(),
	order_id uuid references course_order,
	invoice_id uuid references invoice,
	kind text not null check (kind in ('full', 'lessons', 'by_hand', 'excess', 'at_bank')),
	amount integer not null check (amount > 0),
	currency text not null check (currency in ('RUB', 'USD')),
	formula jsonb not null,
	reason text not null,
	state text not null default 'requested' check (state in ('requested', 'sending', 'done', 'failed', 'declined')),
	idempotency_key text not null unique,
	requested_by text not null,
	decided_by text,
	failure text,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1,
	check (order_id is not null or invoice_id is not null)
);
create index refund_order on refund (order_id);
-- Nobody asks twice at once.
create unique index refund_open on refund (order_id) where state in ('requested', 'sending', 'failed') and kind not in ('excess', 'at_bank');

-- The share of a refund that goes back through one payment; the same key at the bank refunds once.
create table refund_payout (
	id uuid primary key default gen_random_uuid(),
	refund_id uuid not null references refund,
	payment_id uuid not null references payment,
	amount integer not null check (amount > 0),
	items jsonb not null,
	idempotency_key text not null unique,
	state text not null default 'sending' check (state in ('sending', 'done', 'failed')),
	failure text,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
create index refund_payout_refund on refund_payout (refund_id);
create index refund_payout_payment on refund_payout (payment_id);
create index refund_payout_sending on refund_payout (created_at) where state = 'sending';

alter table outgoing_message add column order_id uuid references course_order on delete cascade;
create index outgoing_message_order on outgoing_message (order_id) where order_id is not null;
