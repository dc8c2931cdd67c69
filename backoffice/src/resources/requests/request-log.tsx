import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { useLocaleState, useTranslate } from "react-admin";
import { printInstant } from "../../fields/instant-field.tsx";
import { SCHOOL_ZONE } from "../../fields/school-zone.ts";
import { FormCard } from "../../frames/form-card.tsx";
import type { Card } from "../../providers/board.ts";
import { groupChange } from "./group-change.ts";
import { mendedFields } from "./mended-fields.ts";
import { sentAgain } from "./sent-again.ts";
import { useCard } from "./use-card.ts";
import { useFieldWord } from "./use-field-word.ts";

/** Everything that happened to the request, newest first: moves, calls, notes, what the visitor sent again. */
export function RequestLog() {
	const card = useCard();
	if (!card) return null;
	return (
		<FormCard name="log">
			<Box component="ol" reversed sx={{ listStyle: "none", margin: 0, padding: 0 }}>
				{[...card.log].reverse().map((line) => (
					<LogLine key={line.id} line={line} />
				))}
			</Box>
		</FormCard>
	);
}

function LogLine({ line }: { line: Card["log"][number] }) {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const { headline, words } = useLineWords(line);
	const by = line.by === "visitor" || line.by === "office" ? translate(`resources.requests.${line.by}`) : line.by;
	return (
		<Line>
			<small>
				<time dateTime={line.at}>{printInstant(line.at, { locale, zone: SCHOOL_ZONE })}</time>
				{`, ${by}`}
			</small>
			<b>{headline}</b>
			{words && <p>{words}</p>}
		</Line>
	);
}

/** What a line of the log says: what happened in a few words, and what was said or written. */
function useLineWords({ kind, details }: Card["log"][number]): { headline: string; words: string } {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const word = useFieldWord();
	const root = "resources.requests";
	const known = details as Readonly<Record<string, unknown>>;
	const text = (name: string) => (typeof known[name] === "string" ? (known[name] as string) : "");
	const choice = (field: string, name: string) =>
		text(name) ? translate(`${root}.choices.${field}.${text(name)}`, { _: text(name) }) : "";
	const callAt = text("callAt") && printInstant(text("callAt"), { locale, zone: SCHOOL_ZONE });
	const parts: Readonly<Record<string, readonly string[]>> = {
		status: [choice("lostReason", "reason"), text("note")],
		call: [callAt && translate(`${root}.log.callAt`, { at: callAt }), text("note")],
		note: [text("text")],
		repeated: [sentAgain(known, translate)],
		changed: [mendedFields(known, word)],
		order: [text("number")],
	};
	const trial = text("trial") && translate(`${root}.log.trial.${text("trial")}`, { _: text("trial") });
	const event = { owner: text("to") ? "owner" : "givenBack", order: `order.${text("state")}` }[kind as string] ?? kind;
	const headline = translate(`${root}.log.${event}`, {
		from: choice("status", "from"),
		to: kind === "owner" ? text("to") : choice("status", "to"),
		result: choice("result", "result"),
		numbers: [known.from, known.to].join(" → "),
	});
	return {
		headline,
		words: [trial, groupChange(known, { locale, translate }), ...(parts[kind] ?? [])].filter(Boolean).join(". "),
	};
}

const Line = styled("li")(({ theme }) => ({
	borderBlockEnd: `1px solid ${theme.palette.divider}`,
	display: "grid",
	gap: 2,
	padding: "10px 0",
	"&:last-of-type": { borderBlockEnd: 0 },
	"& small": { color: theme.palette.text.secondary, fontSize: "0.8125rem" },
	"& b": { fontWeight: 600 },
	"& p": { margin: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" },
}));
