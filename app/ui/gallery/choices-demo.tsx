import { useId } from "react";
import { Checkbox } from "../form/checkbox.tsx";
import { Chip, ChipButton, ChipLink, Chips } from "../form/chip.tsx";
import { Choice } from "../form/choice.tsx";
import { FieldGroup } from "../form/field-group.tsx";
import { PictureChoice } from "../form/picture-choice.tsx";
import { Segmented } from "../form/segmented.tsx";
import { Switch } from "../form/switch.tsx";
import { Cluster } from "../layout/stack.tsx";
import { words } from "./gallery-words.ts";

const { choices } = words;

export function ChoicesDemo() {
	const name = useId();
	return (
		<>
			<FieldGroup arrange="two" legend={choices.how}>
				<Choice
					defaultChecked
					end={choices.partsEnd}
					name={`${name}pay`}
					text={choices.partsText}
					title={choices.parts}
					value="parts"
				/>
				<Choice end={choices.onceEnd} name={`${name}pay`} text={choices.onceText} title={choices.once} value="once" />
				<Choice disabled name={`${name}pay`} text={choices.onceText} title={choices.never} value="never" />
			</FieldGroup>
			<PlacesGroup name={`${name}via`} />
			<PlacesGroup error name={`${name}missed`} />
			<Segmented
				defaultValue="group"
				label={choices.format}
				name={`${name}format`}
				options={[
					{ value: "group", label: choices.group, note: choices.groupNote },
					{ value: "single", label: choices.single, note: choices.singleNote },
					{ value: "never", label: choices.never, disabled: true },
				]}
			/>
			<ChecksDemo name={name} />
			<Chips label={choices.topics[0]} scroll>
				<ChipLink current to="/">
					{choices.topics[0]}
				</ChipLink>
				<ChipLink to="/">{choices.topics[1]}</ChipLink>
				<ChipButton pressed={false}>{choices.topics[2]}</ChipButton>
			</Chips>
			<FieldGroup arrange="two" legend={choices.quiz} legendHidden>
				<PictureChoice art="cover-worlds" defaultChecked name={`${name}quiz`} value="worlds">
					{choices.pictures[0]}
				</PictureChoice>
				<PictureChoice art="cover-ai" name={`${name}quiz`} value="ai">
					{choices.pictures[1]}
				</PictureChoice>
			</FieldGroup>
		</>
	);
}

function PlacesGroup({ name, error }: { name: string; error?: boolean }) {
	return (
		<FieldGroup arrange="chips" error={error && choices.whereError} legend={choices.where} required>
			<Chip defaultChecked={!error} icon="send" name={name} type="radio" value="telegram">
				{choices.places[0]}
			</Chip>
			<Chip name={name} type="radio" value="whatsapp">
				{choices.places[1]}
			</Chip>
			<Chip disabled icon="phone" name={name} type="radio" value="call">
				{choices.places[2]}
			</Chip>
		</FieldGroup>
	);
}

function ChecksDemo({ name }: { name: string }) {
	return (
		<>
			<div>
				<Checkbox defaultChecked name="agree" required>
					{choices.agree} <a href="#main">{choices.policy}</a>
				</Checkbox>
				<Checkbox error={choices.agreeError} name="missed" required>
					{choices.agree} <a href="#main">{choices.policy}</a>
				</Checkbox>
				<Checkbox disabled name="never">
					{choices.never}
				</Checkbox>
			</div>
			<Cluster gap={6}>
				<Checkbox defaultChecked name={`${name}one`} type="radio" value="group">
					{choices.group}
				</Checkbox>
				<Checkbox name={`${name}one`} type="radio" value="single">
					{choices.single}
				</Checkbox>
				<Switch defaultChecked name="bell">
					{choices.bell}
				</Switch>
				<Switch disabled name="off">
					{choices.never}
				</Switch>
			</Cluster>
		</>
	);
}
