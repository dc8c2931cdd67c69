import type { TextState } from "../../../../database/catalog-types.ts";
import { settleState } from "../../../records/text-state.ts";
import type { WebinarDocument, WebinarTextDocument } from "./webinar-schema.ts";

/** The states of the texts before the change. */
export type KeptStates = {
	readonly stateRu: TextState | null;
	readonly publishAtRu: Date | null;
	readonly stateEn: TextState | null;
	readonly publishAtEn: Date | null;
};

/** A document as its row. A language without a text repeats the other one, unseen: the build before reads both. */
export function webinarRow(
	{ speakers: _speakers, texts, ...row }: WebinarDocument,
	kept: KeptStates | undefined,
	now: Date,
) {
	const russian = settle(texts.ru, kept && { state: kept.stateRu, publishAt: kept.publishAtRu }, now);
	const english = settle(texts.en, kept && { state: kept.stateEn, publishAt: kept.publishAtEn }, now);
	return {
		...row,
		text: JSON.stringify({ ru: wordsOf(texts.ru ?? texts.en), en: wordsOf(texts.en ?? texts.ru) }),
		stateRu: russian.state,
		publishAtRu: russian.publishAt,
		stateEn: english.state,
		publishAtEn: english.publishAt,
	};
}

type KeptState = { readonly state: TextState | null; readonly publishAt: Date | null };

function settle(text: WebinarTextDocument | null, kept: KeptState | undefined, now: Date): KeptState {
	if (!text) return { state: null, publishAt: null };
	return settleState(text, kept?.state ? { state: kept.state, publishAt: kept.publishAt } : undefined, now);
}

function wordsOf(text: WebinarTextDocument | null) {
	if (!text) return undefined;
	const { state: _state, publishAt: _publishAt, ...words } = text;
	return words;
}
