-- The deals in the CRM of whoever was forgotten, which staff erase there by hand.
alter table erasure_request add column deals text[] not null default '{}';
update erasure_request set deals = array[contact_request.crm_id]
	from contact_request where contact_request.id = erasure_request.request_id and erasure_request.status = 'done'
		and contact_request.crm_id is not null;
-- What an invoice is for may name a child: of the old audits, too, only what new ones keep stays, that it was written.
update audit_entry set changes = (
	select jsonb_agg(case when change->>'field' = 'purpose'
		then change || '{"before": true, "after": true}' else change end order by place)
	from jsonb_array_elements(changes) with ordinality as listed (change, place))
where resource = 'invoices' and changes @? '$[*] ? (@.field == "purpose")';
