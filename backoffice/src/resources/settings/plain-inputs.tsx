import { DateInput, NumberInput } from "react-admin";
import { LineInput } from "../../fields/line-input.tsx";
import { settingLabel } from "./setting-label.ts";

type PlainProps = {
	/** Of the field inside of the setting: `value.inn`. */
	source: string;
	/** Key of its name; the last part of its source without it. */
	name?: string;
	required?: boolean;
	multiline?: boolean;
};

const labelOf = ({ source, name }: PlainProps) => settingLabel(name ?? source.split(".").at(-1) ?? source);

export function SettingLine(props: PlainProps) {
	const { source, required = true, multiline = false } = props;
	return <LineInput label={labelOf(props)} multiline={multiline} required={required} source={source} />;
}

export function SettingNumber(props: PlainProps & { step?: number }) {
	const { source, step = 1 } = props;
	return <NumberInput helperText={false} label={labelOf(props)} min={0} required source={source} step={step} />;
}

export function SettingDay(props: PlainProps) {
	return <DateInput helperText={false} label={labelOf(props)} required source={props.source} />;
}

/** One text in both languages, one under the other: within lists there is no room beside. */
export function SettingTexts({ source, name, multiline }: PlainProps) {
	const field = name ?? source.split(".").at(-1) ?? source;
	return (["ru", "en"] as const).map((locale) => (
		<LineInput
			key={locale}
			label={settingLabel(`${field}.${locale}`)}
			multiline={multiline}
			required
			slotProps={{ htmlInput: { lang: locale } }}
			source={`${source}.${locale}`}
		/>
	));
}
