import type { ReactNode } from "react";
import { Art } from "../art/art.tsx";
import { Stack } from "../layout/stack.tsx";
import { Wrap } from "../layout/wrap.tsx";
import { Night } from "./night.tsx";

type FinalCallProps = {
	title: ReactNode;
	lead?: ReactNode;
	/** Under the lead: Ticks. */
	children?: ReactNode;
	/** Stands in the card, under the astronaut. */
	form: ReactNode;
	id?: string;
};

/** The last section of a page: night again, the horizon above, one form. */
export function FinalCall({ title, lead, children, form, id }: FinalCallProps) {
	return (
		<Night as="section" className="final" horizon="top" id={id} sky>
			<Wrap className="final__grid">
				<Stack>
					<h2 className="step-6">{title}</h2>
					{lead && <p className="lead final__lead">{lead}</p>}
					{children}
				</Stack>
				<div className="card final__form" data-part="">
					<Art className="final__astro" name="astronaut-wave" />
					{form}
				</div>
			</Wrap>
		</Night>
	);
}
