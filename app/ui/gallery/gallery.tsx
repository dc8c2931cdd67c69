import type { ReactNode } from "react";
import { Wrap } from "../layout/wrap.tsx";
import { ArtPart, ColourPart, IconPart, TypePart } from "./basics.tsx";
import { ButtonsDemo } from "./buttons-demo.tsx";
import { ChoicesDemo } from "./choices-demo.tsx";
import { DialogsDemo, FeedbackDemo } from "./feedback-demo.tsx";
import { FieldsDemo } from "./fields-demo.tsx";
import { FoldingDemo } from "./folding-demo.tsx";
import "./gallery.css";
import { words } from "./gallery-words.ts";
import { LabelsDemo } from "./labels-demo.tsx";
import { ReadingDemo } from "./reading-demo.tsx";
import { FinalDemo, ScenesDemo } from "./scenes-demo.tsx";
import { WayfindingDemo } from "./wayfinding-demo.tsx";

const { parts } = words;

/** Every piece of furniture in every state, light beside dark. For developers; in no menu and in no site map. */
export function Gallery() {
	return (
		<main id="main">
			<Wrap className="kit__page">
				<h1>{words.title}</h1>
				<p className="lead">{words.lead}</p>
				<Part title={parts.colour}>
					<ColourPart />
				</Part>
				<Part title={parts.type}>
					<TypePart />
				</Part>
				<Pair title={parts.buttons}>{() => <ButtonsDemo />}</Pair>
				<Pair title={parts.fields}>{() => <FieldsDemo />}</Pair>
				<Pair title={parts.choices}>{() => <ChoicesDemo />}</Pair>
				<Pair title={parts.wayfinding}>{() => <WayfindingDemo />}</Pair>
				<Pair title={parts.labels}>{() => <LabelsDemo />}</Pair>
				<Pair title={parts.feedback}>{() => <FeedbackDemo />}</Pair>
				<Pair title={parts.dialogs}>{() => <DialogsDemo />}</Pair>
				<Pair title={parts.folding}>{() => <FoldingDemo />}</Pair>
				<Pair title={parts.reading}>{() => <ReadingDemo />}</Pair>
				<Pair title={parts.scenes}>{() => <ScenesDemo />}</Pair>
				<Part title={parts.art}>
					<ArtPart />
				</Part>
				<Part title={parts.icons}>
					<IconPart />
				</Part>
			</Wrap>
			<FinalDemo />
		</main>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="kit">
			<h2>{title}</h2>
			{children}
		</section>
	);
}

/** A function, because each column needs pieces of its own: ids and radio groups must not meet. */
function Pair({ title, children }: { title: string; children: () => ReactNode }) {
	return (
		<Part title={title}>
			<div className="kit__cols">
				<div className="kit__demo" data-scheme="light">
					{children()}
				</div>
				<div className="kit__demo" data-scheme="dark">
					{children()}
				</div>
			</div>
		</Part>
	);
}
