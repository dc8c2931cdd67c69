import type { ComponentProps } from "react";

type TableProps = Omit<ComponentProps<"table">, "className" | "style"> & {
	/** Names the frame, which is reachable by keyboard because it scrolls sideways. */
	label: string;
	/** The first column stays in place while the rest scrolls. */
	stickyFirst?: boolean;
};

/** A table in its scrolling frame. Cells with `data-num` stand right. */
export function Table({ label, stickyFirst, ...rest }: TableProps) {
	return (
		<TableWrap label={label}>
			<table {...rest} className="table" data-sticky={stickyFirst || undefined} />
		</TableWrap>
	);
}

/** The frame alone, for a table made elsewhere. */
export function TableWrap({ label, children }: Pick<ComponentProps<"div">, "children"> & { label: string }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
		<section aria-label={label} className="table-wrap" tabIndex={0}>
			{children}
		</section>
	);
}
