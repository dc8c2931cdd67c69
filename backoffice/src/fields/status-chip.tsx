import Chip from "@mui/material/Chip";
import { styled } from "@mui/material/styles";
import { useFieldValue, useResourceContext, useTranslate } from "react-admin";
import { DARK, LIGHT } from "../theme/colours.ts";
import { choiceKey } from "./choice-words.ts";

/** What a state means to the reader; `hot` is only for people who wait for a call. */
export type Tone = "plain" | "info" | "success" | "warn" | "danger" | "hot";

type StatusChipProps = {
	source: string;
	/** The tone of each value; a value without one is plain. */
	tones?: Readonly<Record<string, Tone>>;
	words?: string;
};

/** A state of more characters is marked as long: where columns are narrow it may take two lines. */
const SHORT = 12;

/** A state as a coloured word; the word carries the meaning, the colour only helps. */
export function StatusChip({ source, tones = {}, words }: StatusChipProps) {
	const translate = useTranslate();
	const resource = useResourceContext() ?? "";
	const value: unknown = useFieldValue({ source });
	if (typeof value !== "string" || value === "") return null;
	const label = translate(choiceKey(resource, { source, words }, value));
	return (
		<ToneChip data-long={label.length > SHORT || undefined} label={label} size="small" tone={tones[value] ?? "plain"} />
	);
}

/** A chip with any words. */
export const ToneChip = styled(Chip, { shouldForwardProp: (name) => name !== "tone" })<{ tone: Tone }>(
	({ theme, tone }) => {
		const colours = theme.palette.mode === "dark" ? DARK : LIGHT;
		const tones: Record<Tone, [ground: string, text: string]> = {
			plain: [colours.surface3, colours.text],
			info: [colours.infoBg, colours.infoText],
			success: [colours.successBg, colours.success],
			warn: [colours.warnBg, colours.warnText],
			danger: [colours.dangerBg, colours.dangerText],
			hot: [colours.accent, colours.onAccent],
		};
		const [backgroundColor, color] = tones[tone];
		return { backgroundColor, color };
	},
);
