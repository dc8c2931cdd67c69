import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { type ReactNode, useCallback, useEffect, useId, useState } from "react";
import { useResourceContext, useTranslate } from "react-admin";
import { type FieldErrors, useFormState } from "react-hook-form";
import { LocaleMark } from "../fields/locale-mark.tsx";
import { listErrors } from "./list-errors.ts";
import { useReveal } from "./reveal-field.ts";
import { TabPanel, tabIds } from "./tab-panel.tsx";

export type FormTab = {
	/** Key under `resources.<name>.tabs`. */
	readonly name: string;
	/** Fields of the tab by the beginning of their paths; a part may be `*`: `texts.*.body.modules`. */
	readonly fields: readonly string[];
	readonly content: ReactNode;
};

/**
 * A long form in tabs. A tab is drawn when it is first opened and then stays, so that nothing typed is lost. A tab with a refused field
 * says so, and a refused save opens it. A field belongs to the first tab that names it, so one tab may take a part of what another has;
 * `order` is the order on the screen.
 */
export function FormTabs({ tabs, order }: { tabs: readonly FormTab[]; order: readonly string[] }) {
	const translate = useTranslate();
	const resource = useResourceContext();
	const id = useId();
	const { errors, submitCount } = useFormState();
	const { chosen, opened, open } = useOpenedTabs(order[0] ?? "");
	const reveal = useCallback((path: string) => open(tabOf(tabs, path)), [tabs, open]);
	useReveal(reveal);
	const wrong = new Set(listErrors(errors as FieldErrors).map(({ path }) => tabOf(tabs, path)));
	const firstWrong = order.find((name) => wrong.has(name));
	const isRight = firstWrong === undefined || wrong.has(chosen);
	useEffect(() => {
		if (submitCount > 0 && !isRight && firstWrong) open(firstWrong);
	}, [submitCount, firstWrong]);
	return (
		<Box>
			<Tabs
				allowScrollButtonsMobile
				aria-label={translate("fields.parts")}
				onChange={(_, name: string) => open(name)}
				scrollButtons="auto"
				value={chosen}
				variant="scrollable"
			>
				{order.map((name) => (
					<Tab
						icon={wrong.has(name) ? <LocaleMark kind="error" /> : undefined}
						iconPosition="end"
						key={name}
						label={translate(`resources.${resource}.tabs.${name}`)}
						value={name}
						{...tabIds(id, name)}
					/>
				))}
			</Tabs>
			{order.map((name) => (
				<TabPanel id={id} isShown={chosen === name} key={name} name={name}>
					{opened.has(name) && (
						<Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
							{tabs.find((tab) => tab.name === name)?.content}
						</Box>
					)}
				</TabPanel>
			))}
		</Box>
	);
}

/** The current tab, and all that have been opened so far. */
function useOpenedTabs(first: string) {
	const [chosen, setChosen] = useState(first);
	const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([first]));
	const open = useCallback((name: string | undefined) => {
		if (name === undefined) return;
		setChosen(name);
		setOpened((known) => new Set([...known, name]));
	}, []);
	return { chosen, opened, open };
}

/** The name of the tab that a field is in. */
export function tabOf(tabs: readonly Pick<FormTab, "name" | "fields">[], path: string): string | undefined {
	return tabs.find(({ fields }) => fields.some((field) => beginsWith(path, field)))?.name;
}

function beginsWith(path: string, field: string): boolean {
	const parts = path.split(".");
	return field.split(".").every((part, index) => part === "*" || part === parts[index]);
}
