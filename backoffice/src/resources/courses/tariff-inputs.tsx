import Box from "@mui/material/Box";
import { BooleanInput, NumberInput, useSourceContext } from "react-admin";
import { useWatch } from "react-hook-form";
import { TARIFF_KINDS } from "../../../../app/shared/course-states.ts";
import { LOCALES } from "../../../../app/shared/localized.ts";
import { ChoiceInput } from "../../fields/choice-input.tsx";
import { ItemsInput } from "../../fields/items-input.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { LinesInput } from "../../fields/lines-input.tsx";
import { LocalizedTextInput } from "../../fields/localized-text-input.tsx";
import { MoneyInput } from "../../fields/money-input.tsx";
import { ZonedDateTimeInput } from "../../fields/zoned-date-time-input.tsx";
import { FormCard } from "../../frames/form-card.tsx";

/** Ways to take the course and what they cost: whole courses, in roubles and in dollars. */
export function TariffInputs() {
	return (
		<FormCard>
			<ItemsInput source="tariffs">
				<Columns count={3}>
					<CodeInput />
					<ChoiceInput required source="kind" values={TARIFF_KINDS} />
					<NumberInput helperText={false} min={1} required source="lessons" step={1} />
				</Columns>
				<LocalizedTextInput required source="text.*.name" />
				<LocalizedTextInput source="text.*.note" />
				<Columns count={2}>
					{LOCALES.map((locale) => (
						<LinesInput key={locale} source={`text.${locale}.includes`} />
					))}
				</Columns>
				<Columns count={2}>
					<MoneyInput currency="RUB" required source="priceRub" />
					<MoneyInput currency="USD" required source="priceUsd" />
					<MoneyInput currency="RUB" source="oldPriceRub" />
					<MoneyInput currency="USD" source="oldPriceUsd" />
					<ZonedDateTimeInput source="saleUntil" />
					<BooleanInput helperText={false} source="recommended" />
				</Columns>
			</ItemsInput>
		</FormCard>
	);
}

/** The code of a saved tariff cannot be changed: baskets and links hold it. */
function CodeInput() {
	const { getSource } = useSourceContext();
	const known: unknown = useWatch({ name: getSource("id") });
	return (
		<LineInput
			helperText="resources.courses.hints.code"
			readOnly={Boolean(known)}
			required
			slotProps={{ htmlInput: { autoCapitalize: "none", autoComplete: "off", spellCheck: false } }}
			source="code"
		/>
	);
}

function Columns({ count, children }: { count: number; children: React.ReactNode }) {
	return (
		<Box
			sx={{
				alignItems: "start",
				display: "grid",
				gap: 2,
				gridTemplateColumns: { xs: "minmax(0, 1fr)", md: `repeat(${count}, minmax(0, 1fr))` },
				width: "100%",
			}}
		>
			{children}
		</Box>
	);
}
