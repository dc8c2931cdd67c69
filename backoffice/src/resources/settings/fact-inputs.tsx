import Box from "@mui/material/Box";
import { SettingDay, SettingNumber } from "./plain-inputs.tsx";

const FACTS = [
	"founded",
	"graduates",
	"callback_minutes",
	"age_min",
	"age_max",
	"max_discount",
	"tax_percent",
	"mortgage_percent",
	"instalment_min",
	"instalment_max",
	"instalment_default",
	"service_months",
	"refund_days",
];

/** Figures that texts quote, each with the day on which somebody last checked it. */
export function FactsInputs() {
	return FACTS.map((fact) => (
		<Box key={fact} sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }}>
			<SettingNumber name={fact} source={`value.${fact}.value`} step={fact.endsWith("percent") ? 0.1 : 1} />
			<SettingDay source={`value.${fact}.as_of`} />
		</Box>
	));
}
