import { OptionalPart } from "./optional-part.tsx";
import { SettingDay, SettingLine, SettingTexts } from "./plain-inputs.tsx";
import { EMPTY_SELLER } from "./setting-starters.ts";

export function SchoolInputs() {
	return <SettingTexts name="school" source="value" />;
}

export function LicenceInputs() {
	return (
		<>
			<SettingLine name="licenceNumber" source="value.number" />
			<SettingDay source="value.date" />
			<SettingTexts source="value.issuer" />
		</>
	);
}

/** Who the school is by law; stands on documents, pages and receipts. */
export function RequisitesInputs() {
	return (
		<>
			<SettingTexts source="value.legal_name" />
			<SettingTexts source="value.full_name" />
			<SettingLine source="value.inn" />
			<SettingLine source="value.kpp" />
			<SettingLine source="value.ogrn" />
			<SettingTexts source="value.address" />
			<SettingTexts name="bank" source="value.bank.name" />
			<SettingLine source="value.bank.bik" />
			<SettingLine source="value.bank.account" />
			<SettingLine source="value.bank.correspondent_account" />
		</>
	);
}

/** Who holds the account that foreign cards are charged by. */
export function ForeignSellerInputs() {
	return (
		<OptionalPart label="resources.settings.has" source="value" starter={EMPTY_SELLER}>
			<SettingTexts name="legal_name" source="value.name" />
			<SettingLine name="registrationNumber" source="value.number" />
			<SettingTexts source="value.address" />
		</OptionalPart>
	);
}
