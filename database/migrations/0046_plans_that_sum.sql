-- A bank's plan that comes to the calculated total but for rounding sums to it, the last payment taking the rest, and differs in its term
-- alone; of Sber, which names no payments, only the term is the bank's. Plans were kept otherwise before, and nobody asks the bank again.
update course_order set plan = plan || jsonb_build_object(
	'bank', stored.bank || jsonb_build_object(
		'total', stored.total,
		'payments', jsonb_set(stored.bank -> 'payments', '{-1,amount}', to_jsonb(stored.total - stored.monthly * (stored.months - 1)))
	) || case plan ->> 'lender' when 'sber' then '{"isTermOnly": true}' else '{}' end::jsonb,
	'difference', case when stored.months <> (plan #>> '{calculated,months}')::int then plan -> 'difference' || '{"total": 0}' end
)
from (
	select id, plan -> 'bank' as bank, (plan #>> '{calculated,total}')::int as total, (plan #>> '{bank,monthly}')::int as monthly,
		(plan #>> '{bank,months}')::int as months
	from course_order
	where plan #>> '{bank,months}' is not null and plan #> '{bank,isTermOnly}' is null
) as stored
where stored.id = course_order.id and abs(stored.monthly * stored.months - stored.total) <= 100 * stored.months;
