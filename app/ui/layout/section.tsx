import type { ComponentProps, ReactNode } from "react";
import { Unbroken } from "../reading/unbroken.tsx";
import { Wrap } from "./wrap.tsx";

type SectionProps = Omit<ComponentProps<"section">, "className" | "style"> & {
	/** A slightly darker background. */
	tone?: "sunken";
	/** `narrow` is 46 rem wide, `none` leaves the width to the children. */
	width?: "narrow" | "none";
	/** No space above: it continues the previous section. */
	joined?: boolean;
};

/** A part of a page with space around it, as wide as the container. */
export function Section({ tone, width, joined, children, ...rest }: SectionProps) {
	return (
		<section {...rest} className={tone ? "section section--sunken" : "section"} data-joined={joined || undefined}>
			{width === "none" ? children : <Wrap narrow={width === "narrow"}>{children}</Wrap>}
		</section>
	);
}

type SectionHeadProps = {
	/** One word of it may be an `<em>`, which is highlighted. */
	title: ReactNode;
	lead?: ReactNode;
	/** Shown at the far end of the row: a MoreLink, a Segmented. */
	action?: ReactNode;
	align?: "center";
	/** `h1` for the first section of a plain page. */
	as?: "h1" | "h2";
	id?: string;
	eyebrow?: ReactNode;
};

export function SectionHead({ title, lead, action, align, as: Heading = "h2", id, eyebrow }: SectionHeadProps) {
	const classes = ["section__head", action && "section__head--row", align && "section__head--center"];
	const words = (
		<>
			{eyebrow && <p className="eyebrow">{eyebrow}</p>}
			<Heading id={id}>
				<Unbroken>{title}</Unbroken>
			</Heading>
			{lead && (
				<p className="lead">
					<Unbroken>{lead}</Unbroken>
				</p>
			)}
		</>
	);
	return (
		<div className={classes.filter(Boolean).join(" ")}>
			{action ? <div className="stack">{words}</div> : words}
			{action}
		</div>
	);
}
