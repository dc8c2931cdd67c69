import type { ReactNode } from "react";
import { ArrayInput, SimpleFormIterator } from "react-admin";

type ItemsInputProps = {
	source: string;
	/** Key of the heading; else the name of the field. */
	label?: string;
	/** Inputs of one item, with sources inside of it. */
	children: ReactNode;
	/** Inputs stand in a row instead of one under another. */
	isInline?: boolean;
};

/** A list of parts of a record: add, take out, move up and down by buttons, so that no dragging is needed. */
export function ItemsInput({ source, children, isInline = false, label }: ItemsInputProps) {
	return (
		<ArrayInput helperText={false} label={label} source={source} sx={{ gridColumn: "1 / -1" }}>
			<SimpleFormIterator
				disableClear
				fullWidth
				inline={isInline}
				sx={{
					"& .RaSimpleFormIterator-line": { borderColor: "divider", paddingBlock: 2 },
					"& .RaSimpleFormIterator-form": { gap: 2 },
					"& .RaSimpleFormIterator-action": { visibility: "visible" },
				}}
			>
				{children}
			</SimpleFormIterator>
		</ArrayInput>
	);
}
