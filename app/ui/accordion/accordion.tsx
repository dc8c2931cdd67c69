import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { Unbroken } from "../reading/unbroken.tsx";

export function Accordion({ className, ...rest }: Omit<ComponentProps<"div">, "style">) {
	return <div {...rest} className={className ? `accordion ${className}` : "accordion"} />;
}

type AccordionItemProps = {
	summary: ReactNode;
	children: ReactNode;
	/** A short fact before the plus: how many items are inside. */
	note?: ReactNode;
	/** Opening one of the items that share a name closes the others. */
	name?: string;
	/** Whether it is initially open; afterwards the visitor decides. */
	open?: boolean;
	id?: string;
};

/** Native `<details>`: works without script, and the browser's search opens it. */
export function AccordionItem({ summary, children, note, name, open, id }: AccordionItemProps) {
	return (
		<details id={id} name={name} open={open}>
			<summary>
				<span>
					<Unbroken>{summary}</Unbroken>
				</span>
				{note && <small>{note}</small>}
				<span className="accordion__mark">
					<Icon name="plus" />
				</span>
			</summary>
			<div className="accordion__body">{children}</div>
		</details>
	);
}
