import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { Plus } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useId, useMemo } from "react";
import { SourceContextProvider, useRecordContext, useResourceContext, useStore, useTranslate } from "react-admin";
import { get, useFormContext, useFormState, useWatch } from "react-hook-form";
import { isLocale, LOCALES, type Locale } from "../../../app/shared/localized.ts";
import { useReveal } from "../frames/reveal-field.ts";
import { TabPanel, tabIds } from "../frames/tab-panel.tsx";
import { LocaleMark } from "./locale-mark.tsx";

type LocaleTabsProps = {
	/** The source of the texts by language: `texts` for `{ texts: { ru, en } }`. */
	source: string;
	/** What a language begins with when it is added; without it both languages are always there. */
	starter?: object;
	/** The inputs of one language; `sourceOf("title")` is the place of a field in it. */
	children: (locale: Locale, sourceOf: (field: string) => string) => ReactNode;
};

/**
 * Long texts of a record, one tab per language. A tab shows what is wrong with its text: no translation, an outdated one (the record lists
 * its outdated languages in `outdated`), refused fields. A refused save opens the language with the error.
 */
export function LocaleTabs({ source, starter, children }: LocaleTabsProps) {
	const translate = useTranslate();
	const id = useId();
	// One choice for all texts of a form that are in several tabs.
	const [chosen, setChosen] = useStore<Locale>("texts.locale", "ru");
	const reveal = useCallback(
		(path: string) => {
			const locale = path.startsWith(`${source}.`) ? path.slice(source.length + 1).split(".")[0] : undefined;
			if (isLocale(locale)) setChosen(locale);
		},
		[source, setChosen],
	);
	useReveal(reveal);
	const { errors, submitCount } = useFormState();
	const hasError = (locale: Locale) => get(errors, `${source}.${locale}`) !== undefined;
	const wrong = LOCALES.filter(hasError).join();
	useEffect(() => {
		const [first] = wrong.split(",");
		if (submitCount > 0 && first) setChosen((now) => (wrong.includes(now) ? now : (first as Locale)));
	}, [submitCount, wrong, setChosen]);
	return (
		<Box sx={{ gridColumn: "1 / -1" }}>
			<Tabs aria-label={translate("fields.locales")} onChange={(_, locale: Locale) => setChosen(locale)} value={chosen}>
				{LOCALES.map((locale) => (
					<Tab
						icon={<TabMark hasError={hasError(locale)} locale={locale} source={source} />}
						iconPosition="end"
						key={locale}
						label={translate(`common.language.${locale}`)}
						value={locale}
						{...tabIds(id, locale)}
					/>
				))}
			</Tabs>
			{LOCALES.map((locale) => (
				<TabPanel id={id} isShown={chosen === locale} key={locale} lang={locale} name={locale}>
					<LocalePanel locale={locale} source={source} starter={starter}>
						{children}
					</LocalePanel>
				</TabPanel>
			))}
		</Box>
	);
}

function TabMark({ source, locale, hasError }: { source: string; locale: Locale; hasError: boolean }) {
	const text: unknown = useWatch({ name: `${source}.${locale}` });
	const outdated: unknown = useRecordContext()?.outdated;
	if (hasError) return <LocaleMark kind="error" />;
	if (text === undefined || text === null) return <LocaleMark kind="missing" />;
	return Array.isArray(outdated) && outdated.includes(locale) ? <LocaleMark kind="outdated" /> : <span />;
}

function LocalePanel({ source, starter, locale, children }: LocaleTabsProps & { locale: Locale }) {
	const translate = useTranslate();
	const { setValue } = useFormContext();
	const place = `${source}.${locale}`;
	const text: unknown = useWatch({ name: place });
	const resource = useResourceContext();
	// A field is called the same in every language: `texts.ru.title` is «texts.title».
	const labels = useMemo(
		() => ({
			getSource: (path: string) => path,
			getLabel: (path: string) => `resources.${resource}.fields.${path.replace(`${place}.`, `${source}.`)}`,
		}),
		[resource, place, source],
	);
	if (starter && (text === undefined || text === null)) {
		return (
			<Button
				onClick={() => setValue(place, starter, { shouldDirty: true })}
				startIcon={<Plus aria-hidden size={18} />}
				variant="outlined"
			>
				{translate("fields.addLocale", { language: translate(`common.language.${locale}`) })}
			</Button>
		);
	}
	return (
		<SourceContextProvider value={labels}>
			<Box sx={{ display: "grid", gap: 2.5 }}>{children(locale, (field) => `${place}.${field}`)}</Box>
		</SourceContextProvider>
	);
}
