-- Why an order was cancelled or given back, and why an erasure was refused, is written about a person: of the old audits, too, only what
-- new ones keep stays, that it changed.
update audit_entry set changes = (
	select jsonb_agg(case when change->>'field' in ('history', 'refunds', 'refundRequests', 'refusal')
		then change || '{"before": true, "after": true}' else change end order by place)
	from jsonb_array_elements(changes) with ordinality as listed (change, place))
where resource in ('orders', 'erasures')
	and changes @? '$[*] ? (@.field == "history" || @.field == "refunds" || @.field == "refundRequests" || @.field == "refusal")';
