import { BooleanInput, NumberInput } from "react-admin";
import { PROMO_SCOPES, PROMO_STATUSES } from "../../../../app/shared/promo-states.ts";
import { ChoiceInput } from "../../fields/choice-input.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { MoneyInput } from "../../fields/money-input.tsx";
import { ZonedDateTimeInput } from "../../fields/zoned-date-time-input.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { PromoScopeInput } from "./promo-scope-input.tsx";

/** A code: what it takes off, of what, for whom and until when. */
export function PromoCodeInputs() {
	return (
		<>
			<FormCard columns={2} name="worth">
				<LineInput required source="code" />
				<ChoiceInput required source="status" values={PROMO_STATUSES} />
				<NumberInput helperText="resources.promo-codes.worthHint" max={100} min={1} source="percent" step={1} />
				<span />
				<MoneyInput currency="RUB" source="sumRub" />
				<MoneyInput currency="USD" source="sumUsd" />
				<MoneyInput currency="RUB" source="minimumRub" />
				<MoneyInput currency="USD" source="minimumUsd" />
			</FormCard>
			<FormCard columns={2} name="limits">
				<ChoiceInput required source="scope" values={PROMO_SCOPES} />
				<PromoScopeInput />
				<NumberInput helperText={false} min={1} source="totalLimit" step={1} />
				<NumberInput helperText={false} min={1} source="customerLimit" step={1} />
				<ZonedDateTimeInput source="validFrom" />
				<ZonedDateTimeInput source="validUntil" />
				<BooleanInput helperText={false} source="firstOrderOnly" />
				<LineInput source="note" />
			</FormCard>
		</>
	);
}
