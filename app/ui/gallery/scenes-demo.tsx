import { Button } from "../button/button.tsx";
import { Field } from "../form/field.tsx";
import { Input } from "../form/input.tsx";
import { Section, SectionHead } from "../layout/section.tsx";
import { Stack } from "../layout/stack.tsx";
import { Day } from "../scene/day.tsx";
import { FinalCall } from "../scene/final-call.tsx";
import { Glass } from "../scene/glass.tsx";
import { Night } from "../scene/night.tsx";
import { OrbitWord } from "../scene/orbit-word.tsx";
import { Ticks } from "../ticks/ticks.tsx";
import { words } from "./gallery-words.ts";

const { scenes, labels, fields, type, wayfinding } = words;

export function ScenesDemo() {
	return (
		<>
			<Night className="kit__scene" horizon="bottom" sky>
				<Stack align="start" gap={6}>
					<p className="eyebrow">{scenes.eyebrow}</p>
					<h2>
						{scenes.hero} <OrbitWord>{scenes.heroEm}</OrbitWord>
					</h2>
					<Glass>{scenes.glass}</Glass>
				</Stack>
			</Night>
			<Day className="kit__scene" planet="comet">
				<h2>
					{scenes.day} <em>{scenes.dayEm}</em>
				</h2>
			</Day>
			<Section joined tone="sunken" width="none">
				<SectionHead action={<Button variant="secondary">{wayfinding.all}</Button>} lead={type.lead} title={type.h3} />
			</Section>
		</>
	);
}

export function FinalDemo() {
	const form = (
		<>
			<h3 className="step-3">{scenes.form}</h3>
			<Field label={fields.name} required>
				<Input placeholder={fields.nameHint} />
			</Field>
			<Button block size="lg">
				{scenes.send}
			</Button>
		</>
	);
	const title = (
		<>
			{scenes.final} <em>{scenes.finalEm}</em>
		</>
	);
	return (
		<FinalCall form={form} lead={scenes.finalLead} title={title}>
			<Ticks items={labels.ticks} />
		</FinalCall>
	);
}
