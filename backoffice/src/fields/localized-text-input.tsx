import Box from "@mui/material/Box";
import { type TextInputProps, useSourceContext, useTranslate } from "react-admin";
import { useWatch } from "react-hook-form";
import { LOCALES, type Locale } from "../../../app/shared/localized.ts";
import { LineInput } from "./line-input.tsx";
import { labelSource, missingLocales, sourceIn } from "./locale-source.ts";

type LocalizedTextInputProps = Omit<TextInputProps, "source" | "label"> & {
	/** `name` for `{ name: { ru, en } }`, `text.*.name` for `{ text: { ru: { name }, en: { name } } }`. */
	source: string;
};

/** One text in both languages, side by side where there is room; says which one is lacking. */
export function LocalizedTextInput({ source, ...props }: LocalizedTextInputProps) {
	const { getSource } = useSourceContext();
	const [ru, en] = useWatch({ name: LOCALES.map((locale) => getSource(sourceIn(source, locale))) });
	const missing = missingLocales({ ru, en });
	return (
		<Box
			sx={{
				display: "grid",
				gap: 2,
				gridColumn: "1 / -1",
				gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
			}}
		>
			{LOCALES.map((locale) => (
				<InLocale isMissing={missing.includes(locale)} key={locale} locale={locale} source={source} {...props} />
			))}
		</Box>
	);
}

function InLocale({
	source,
	locale,
	isMissing,
	...props
}: LocalizedTextInputProps & { locale: Locale; isMissing: boolean }) {
	const translate = useTranslate();
	const { getLabel } = useSourceContext();
	const name = translate(getLabel(labelSource(source)));
	return (
		<LineInput
			{...props}
			helperText={isMissing ? "common.translation.missing" : (props.helperText ?? false)}
			label={translate("common.inLocale", { name, locale: translate(`common.locale.${locale}`) })}
			slotProps={{ htmlInput: { lang: locale } }}
			source={sourceIn(source, locale)}
		/>
	);
}
