import type { ComponentType } from "react";
import type { SettingKey } from "../../../../app/features/settings/office/setting-groups.ts";
import { ChannelsInputs, HolidaysInputs, MessengersInputs, PhonesInputs } from "./contact-inputs.tsx";
import { FactsInputs } from "./fact-inputs.tsx";
import { HoursInputs } from "./hours-inputs.tsx";
import {
	CapitalInputs,
	CoolingOffInputs,
	LendersInputs,
	PromotionInputs,
	TaxInputs,
	TextsInputs,
	TextsWithDayInputs,
	TrackerInputs,
} from "./money-inputs.tsx";
import { TrialTimesInputs, YandexInputs } from "./number-inputs.tsx";
import { OptionalPart } from "./optional-part.tsx";
import { SettingLine, SettingNumber } from "./plain-inputs.tsx";
import { ForeignSellerInputs, LicenceInputs, RequisitesInputs, SchoolInputs } from "./school-inputs.tsx";

const DaysInputs = () => <SettingNumber name="days" source="value" />;
const MinutesInputs = () => <SettingNumber name="minutes" source="value" />;
const EmailInputs = () => <SettingLine name="email" source="value" />;

function PlatformInputs() {
	return (
		<OptionalPart label="resources.settings.has" source="value" starter="">
			<SettingLine name="url" source="value" />
		</OptionalPart>
	);
}

/** The form of each setting by its key. */
export const SETTING_INPUTS: Readonly<Record<SettingKey, ComponentType>> = {
	school: SchoolInputs,
	phones: PhonesInputs,
	email: EmailInputs,
	messengers: MessengersInputs,
	channels: ChannelsInputs,
	hours: HoursInputs,
	holidays: HolidaysInputs,
	requisites: RequisitesInputs,
	foreign_seller: ForeignSellerInputs,
	licence: LicenceInputs,
	facts: FactsInputs,
	credit_warning: TextsInputs,
	credit_terms: TextsInputs,
	lenders: LendersInputs,
	cooling_off: CoolingOffInputs,
	roblox_note: TextsWithDayInputs,
	learning_platform_url: PlatformInputs,
	hold_days: DaysInputs,
	repeat_days: DaysInputs,
	request_keep_days: DaysInputs,
	trial_minutes: MinutesInputs,
	trial_times: TrialTimesInputs,
	tracker: TrackerInputs,
	yandex_rubrics: YandexInputs,
	tax_deduction: TaxInputs,
	maternity_capital: CapitalInputs,
	promotion: PromotionInputs,
};
