import Typography from "@mui/material/Typography";
import { ArrayInput, NumberInput, SimpleFormIterator, useTranslate } from "react-admin";
import { ItemsInput } from "../../fields/items-input.tsx";
import { OptionalPart } from "./optional-part.tsx";
import { SettingDay, SettingLine, SettingNumber, SettingTexts } from "./plain-inputs.tsx";
import { settingLabel } from "./setting-label.ts";
import {
	EMPTY_CAPITAL,
	EMPTY_LENDERS,
	EMPTY_PROMOTION,
	EMPTY_TAX,
	EMPTY_TEXTS_WITH_DAY,
	EMPTY_TRACKER,
} from "./setting-starters.ts";

/** The banks that give instalments, as the law wants a credit to be advertised. */
export function LendersInputs() {
	const translate = useTranslate();
	return (
		<OptionalPart label="resources.settings.has" source="value" starter={EMPTY_LENDERS}>
			{(["sber", "tbank"] as const).map((bank) => (
				<LenderInputs heading={translate(settingLabel(bank))} key={bank} source={`value.${bank}`} />
			))}
		</OptionalPart>
	);
}

function LenderInputs({ heading, source }: { heading: string; source: string }) {
	return (
		<>
			<Typography component="h2" sx={{ gridColumn: "1 / -1" }} variant="h3">
				{heading}
			</Typography>
			<SettingDay source={`${source}.as_of`} />
			<SettingLine source={`${source}.conditions_url`} />
			<SettingNumber source={`${source}.full_cost.from`} step={0.1} />
			<SettingNumber source={`${source}.full_cost.to`} step={0.1} />
			<SettingTexts name="bankName" source={`${source}.name`} />
			<SettingTexts name="bankFullName" source={`${source}.full_name`} />
			<SettingTexts source={`${source}.licence`} />
			<SettingTexts multiline source={`${source}.credit_terms`} />
			<SettingTexts multiline source={`${source}.service_terms`} />
			<SettingTexts multiline source={`${source}.needs`} />
		</>
	);
}

/** A text of the law in both languages. */
export function TextsInputs() {
	return <SettingTexts multiline name="text" source="value" />;
}

export function TextsWithDayInputs() {
	return (
		<>
			<SettingDay source="value.as_of" />
			<SettingTexts multiline name="text" source="value" />
		</>
	);
}

export function CoolingOffInputs() {
	return (
		<OptionalPart label="resources.settings.has" source="value" starter={EMPTY_TEXTS_WITH_DAY}>
			<TextsWithDayInputs />
		</OptionalPart>
	);
}

/** The deduction for education: limits by year, examples. Whole roubles. */
export function TaxInputs() {
	return (
		<OptionalPart label="resources.settings.has" source="value" starter={EMPTY_TAX}>
			<SettingDay source="value.as_of" />
			<SettingNumber source="value.child_age_max" />
			<SettingNumber source="value.refund_years" />
			<ItemsInput isInline label={settingLabel("years")} source="value.years">
				<SettingNumber source="year" />
				<SettingNumber source="percent" />
				<SettingNumber source="own_limit" />
				<SettingNumber source="child_limit" />
			</ItemsInput>
			<ItemsInput label={settingLabel("examples")} source="value.examples">
				<SettingNumber source="year" />
				<SettingNumber source="own" />
				<ArrayInput helperText={false} label={settingLabel("children")} source="children">
					<SimpleFormIterator disableClear inline>
						<NumberInput helperText={false} label={settingLabel("sum")} min={0} required source="" step={1} />
					</SimpleFormIterator>
				</ArrayInput>
				<SettingLine name="title.ru" source="ru.title" />
				<SettingLine name="title.en" source="en.title" />
			</ItemsInput>
		</OptionalPart>
	);
}

const CAPITAL = ["first_child", "second_child", "second_child_rest", "student_age_max", "child_years", "decision_days"];

export function CapitalInputs() {
	return (
		<OptionalPart label="resources.settings.has" source="value" starter={EMPTY_CAPITAL}>
			<SettingDay source="value.as_of" />
			{CAPITAL.map((field) => (
				<SettingNumber key={field} source={`value.${field}`} />
			))}
		</OptionalPart>
	);
}

export function PromotionInputs() {
	return (
		<OptionalPart label="resources.settings.has" source="value" starter={EMPTY_PROMOTION}>
			<SettingLine source="value.code" />
			<SettingLine source="value.bonus_code" />
		</OptionalPart>
	);
}

export function TrackerInputs() {
	return (
		<OptionalPart label="resources.settings.has" source="value" starter={EMPTY_TRACKER}>
			<SettingLine source="value.script_url" />
			<SettingLine source="value.project_id" />
		</OptionalPart>
	);
}
