import { enUS, ruRU } from "@mui/material/locale";
import { createTheme, ThemeProvider, useTheme } from "@mui/material/styles";
import { type ReactNode, useMemo } from "react";
import { useLocaleState, useTranslate } from "react-admin";

/** Sets Material UI's own words, which react-admin leaves to it, to the language of the screen: "nothing found", pagination. */
export function MaterialWords({ children }: { children: ReactNode }) {
	const [locale] = useLocaleState();
	const translate = useTranslate();
	const theme = useTheme();
	const spoken = useMemo(() => {
		const noOptionsText = translate("fields.noOptions");
		const own = { components: { MuiAutocomplete: { defaultProps: { noOptionsText } } } };
		return createTheme(theme, locale === "en" ? enUS : ruRU, own);
	}, [theme, locale, translate]);
	return <ThemeProvider theme={spoken}>{children}</ThemeProvider>;
}
