import { DataTable } from "react-admin";
import { LOCALES } from "../../../app/shared/localized.ts";
import { TEXT_STATES } from "../../../app/shared/text-states.ts";
import { columnIn } from "../fields/locale-source.ts";
import { StatusChip, type Tone } from "../fields/status-chip.tsx";
import { SelectFilter } from "./select-filter.tsx";

/** The states of a text in one language, as lists of texts name them. */
const LISTED_STATES = [...TEXT_STATES, "missing"] as const;

const TONES = {
	draft: "plain",
	scheduled: "info",
	published: "success",
	missing: "warn",
} as const satisfies Record<(typeof LISTED_STATES)[number], Tone>;

const SOURCES = LOCALES.map((locale) => columnIn("state", locale));
const WORDS = "common.textState";

/**
 * A column for each language with the state of its text. An array of columns, not a component: a card on a phone draws columns by their
 * props.
 */
export const TEXT_STATE_COLUMNS = SOURCES.map((source) => (
	<DataTable.Col disableSort key={source} source={source}>
		<StatusChip source={source} tones={TONES} words={WORDS} />
	</DataTable.Col>
));

/** A filter for each language by the state of the text. */
export function TextStateFilters() {
	return SOURCES.map((source) => <SelectFilter key={source} source={source} values={LISTED_STATES} words={WORDS} />);
}
