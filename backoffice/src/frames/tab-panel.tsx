import Box from "@mui/material/Box";
import type { ReactNode } from "react";

type TabPanelProps = {
	/** Of the row of tabs. */
	readonly id: string;
	readonly name: string;
	readonly isShown: boolean;
	/** The language of the content, when it is not that of the office. */
	readonly lang?: string;
	readonly children: ReactNode;
};

/** The ids by which a tab and its panel refer to each other. */
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
