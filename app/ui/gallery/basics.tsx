import type { CSSProperties } from "react";
import { Art } from "../art/art.tsx";
import { type ArtName, artSizes } from "../art/art-sizes.ts";
import { Icon } from "../icon/icon.tsx";
import { iconNames } from "../icon/icon-names.ts";
import { Stack } from "../layout/stack.tsx";
import { ramps, words } from "./gallery-words.ts";

export function ColourPart() {
	return Object.entries(ramps).map(([family, steps]) => (
		<div className="kit__ramp" key={family}>
			<b>{family}</b>
			{steps.map((step) => (
				<i key={step} style={{ "--swatch": `var(--${family}-${step})` } as CSSProperties}>
					<span>{step}</span>
				</i>
			))}
		</div>
	));
}

export function TypePart() {
	const { type } = words;
	return (
		<div className="kit__demo">
			<h1>
				{type.h1} <em>{type.h1Em}</em>
			</h1>
			<h2>
				{type.h2} <em>{type.h2Em}</em>
			</h2>
			<Stack gap={1}>
				<h3 className="step-3">{type.h3}</h3>
				<h3>{type.h3}</h3>
				<h4>{type.h3}</h4>
			</Stack>
			<p className="lead">{type.lead}</p>
			<p>{type.text}</p>
			<p className="muted step--1">{type.text}</p>
			<code>{type.code}</code>
		</div>
	);
}

export function ArtPart() {
	return (
		<div className="kit__tiles">
			{Object.keys(artSizes).map((name) => (
				<figure key={name}>
					<Art name={name as ArtName} />
					<figcaption>{name}</figcaption>
				</figure>
			))}
		</div>
	);
}

export function IconPart() {
	return (
		<div className="kit__tiles">
			{iconNames.map((name) => (
				<figure key={name}>
					<Icon name={name} />
					<figcaption>{name}</figcaption>
				</figure>
			))}
		</div>
	);
}
