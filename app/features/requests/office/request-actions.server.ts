import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import { LOST_REASONS } from "../../../shared/lost-reasons.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { optionalInstant, optionalText, requiredText, rowId } from "../../staff/office/field-rules.ts";
import type { Action, Outcome } from "../../staff/office/resource.ts";
import { giveBackRequest } from "../board/give-back-request.server.ts";
import { mergeRequests } from "../board/merge-requests.server.ts";
import { noteRequest } from "../board/note-request.server.ts";
import { CALL_RESULTS, recordCall } from "../board/record-call.server.ts";
import type { RequestFollower } from "../board/request-follower.ts";
import { type StateChange, setRequestState } from "../board/set-request-state.server.ts";
import { takeRequest } from "../board/take-request.server.ts";
import { promiseSettings } from "../promise/promise-settings.server.ts";
import { memberOf } from "./member-of.ts";

const NOTHING = z.object({});
const LONGEST_NOTE = 2000;
const note = optionalText(LONGEST_NOTE);
const callSchema = z.object({ result: z.enum(CALL_RESULTS, "required"), note, callAt: optionalInstant });
const noteSchema = z.object({ text: requiredText(LONGEST_NOTE) });
const moveSchema = z.object({ to: z.enum(["in_work", "no_answer", "thinking", "trial_booked"], "required"), note });
const lossSchema = z.object({ reason: z.enum(LOST_REASONS, "required"), note });
const endSchema = z.object({ note });
const mergeSchema = z.object({ into: rowId });

/** The field that a refusal is about, where it is about one. */
const FIELDS: Readonly<Record<string, string>> = {
	required: "callAt",
	past: "callAt",
	tooFar: "callAt",
	otherPerson: "into",
	sameRequest: "into",
	stillWaits: "into",
	bothWait: "into",
};

/** What staff do with a request besides mending it; each is a verb of the board. */
export function requestActions(followers: readonly RequestFollower[]): Readonly<Record<string, Action>> {
	const setState = (db: Database, change: StateChange) => setRequestState(db, change, { followers });
	return {
		take: defineAction(NOTHING, (db, act) => takeRequest(db, act)),
		"give-back": defineAction(NOTHING, (db, act) => giveBackRequest(db, act)),
		call: defineAction(callSchema, async (db, { input: { result, note: words, callAt }, ...act }) => {
			const settings = promiseSettings(await getSiteSettings(db));
			return recordCall(db, { ...act, result, note: words, callAt: callAt ? new Date(callAt) : null }, settings);
		}),
		note: defineAction(noteSchema, (db, { input, ...act }) => noteRequest(db, { ...act, text: input.text })),
		move: defineAction(moveSchema, (db, { input, ...act }) => setState(db, { ...act, ...input })),
		lose: defineAction(lossSchema, (db, { input, ...act }) =>
			setState(db, { ...act, to: "lost", lostReason: input.reason, note: input.note }),
		),
		win: defineAction(endSchema, (db, { input, ...act }) => setState(db, { ...act, to: "won", ...input })),
		spam: defineAction(endSchema, (db, { input, ...act }) => setState(db, { ...act, to: "spam", ...input })),
		merge: defineAction(mergeSchema, (db, { input, ...act }) =>
			mergeRequests(db, { ...act, into: input.into }, { followers }),
		),
	};
}

type Act<Input> = {
	readonly id: string;
	readonly input: Input;
	readonly staff: ReturnType<typeof memberOf>;
	readonly now: Date;
};
type Done = { readonly ok: true; readonly value: undefined } | { readonly ok: false; readonly code: string };

function defineAction<Input extends object>(
	schema: z.ZodType<Input>,
	run: (db: Database, act: Act<Input>) => Promise<Done>,
): Action {
	const action: Action<Input> = {
		schema,
		async run(db, { staff, ...act }): Promise<Outcome<undefined>> {
			const done = await run(db, { ...act, staff: memberOf(staff) });
			if (done.ok) return done;
			const field = FIELDS[done.code];
			return { ok: false, code: done.code, ...(field ? { field } : {}) };
		},
	};
	return action as Action;
}
