import { useTranslate } from "react-admin";
import { type Tone, ToneChip } from "./status-chip.tsx";

const TONES = { error: "danger", missing: "warn", outdated: "warn" } as const satisfies Record<string, Tone>;

/** A word about what is wrong with a language of a record. */
export function LocaleMark({ kind }: { kind: keyof typeof TONES }) {
	const translate = useTranslate();
	return <ToneChip label={translate(`common.translation.${kind}`)} size="small" tone={TONES[kind]} />;
}
