import type { ReactNode } from "react";
import { ArrayInput, SimpleFormIterator } from "react-admin";

type ItemsInputProps = {
	source: string;
	/** The key of the heading; by default the name of the field. */
	label?: string;
	/** The inputs of one item, with sources relative to it. */
	children: ReactNode;
	/** Whether the inputs are in a row instead of one below another. */
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
