import Box from "@mui/material/Box";
import type { ReactNode } from "react";

type TabPanelProps = {
	/** Of the row of tabs. */
	readonly id: string;
	readonly name: string;
	readonly isShown: boolean;
	/** Of what it holds, where that is not the language of the office. */
	readonly lang?: string;
	readonly children: ReactNode;
};

/** What a tab and its panel call each other by. */
export function tabIds(id: string, name: string) {
	return { id: `${id}-${name}-tab`, "aria-controls": `${id}-${name}-panel` };
}

/** What a tab shows. It stays in the form while another is shown, so that nothing typed is lost. */
export function TabPanel({ id, name, isShown, lang, children }: TabPanelProps) {
	const { id: tab, "aria-controls": panel } = tabIds(id, name);
	return (
		<Box aria-labelledby={tab} hidden={!isShown} id={panel} lang={lang} role="tabpanel" sx={{ paddingBlockStart: 2.5 }}>
			{children}
		</Box>
	);
}
