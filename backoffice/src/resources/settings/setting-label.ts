/** The name of a field of a setting. Settings share most of their fields: a bank and a licence both have a number. */
export function settingLabel(name: string): string {
	return `resources.settings.fields.${name}`;
}
