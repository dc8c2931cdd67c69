import { useId, useSyncExternalStore } from "react";
import { useTranslations } from "../i18n/use-translations.ts";
import { Segmented } from "../ui/form/segmented.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { Dropdown } from "./nav-dropdown.tsx";
import { onThemeChange, readTheme, setTheme, THEMES, type Theme } from "./theme.ts";

/** Light, dark, or as the system has it. Only a script can remember it, so it shows only where one runs. */
export function ThemeChoice() {
	const t = useTranslations("header.theme");
	const theme = useSyncExternalStore<Theme>(onThemeChange, readTheme, () => "system");
	return (
		<div className="theme-choice">
			<Segmented
				label={t("label")}
				name={useId()}
				onChange={(value) => setTheme(value as Theme)}
				options={THEMES.map((value) => ({ value, label: t(value) }))}
				value={theme}
			/>
		</div>
	);
}

/** The same choice in the header, behind an icon. The style sheet picks the icon, so it is the right one before our script runs. */
export function ThemeDropdown() {
	const t = useTranslations("header.theme");
	return (
		<div className="theme-choice only-wide">
			<Dropdown
				end
				label={t("label")}
				summary={
					<>
						<Icon className="theme-icon--light" name="sun" />
						<Icon className="theme-icon--dark" name="moon" />
						<Icon className="theme-icon--system" name="monitor" />
					</>
				}
			>
				<ThemeChoice />
			</Dropdown>
		</div>
	);
}
