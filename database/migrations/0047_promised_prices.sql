-- The price that a saved discount comes to, in minor units of its currency, and the tariff that it was shown of: once a price of a sale has
-- become the regular one, the discount is part of it and must not be taken off again.
alter table contact_request add column discount_price integer;
alter table contact_request add column discount_tariff_id uuid references tariff on delete set null;

-- Discounts that were kept before of sales that are still the same.
update contact_request set discount_price = promised.price, discount_tariff_id = promised.tariff_id
from (
	select asked.id, tariff.id as tariff_id, case asked.discount_currency when 'RUB' then tariff.price_rub else tariff.price_usd end as price
	from contact_request as asked join tariff on tariff.id = coalesce(
		(select start.tariff_id from start join tariff as taught on taught.id = start.tariff_id
			where start.id = asked.start_id and taught.course_id = asked.course_id),
		asked.tariff_id,
		(select offered.id from tariff as offered where offered.course_id = asked.course_id
			order by offered.recommended desc, offered.position limit 1))
	where asked.discount_minor = case asked.discount_currency when 'RUB' then tariff.old_price_rub - tariff.price_rub
		else tariff.old_price_usd - tariff.price_usd end
) as promised
where promised.id = contact_request.id;
