import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import { defineAction } from "../../../records/define-action.server.ts";
import { optionalInstant, optionalText, requiredText, rowId } from "../../../records/field-rules.ts";
import type { Action } from "../../../records/resource.ts";
import { LOST_REASONS } from "../../../shared/lost-reasons.ts";
import { CALL_RESULTS, MOVABLE_STATES } from "../../../shared/request-states.ts";
import type { Result } from "../../../shared/result.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { giveBackRequest } from "../board/give-back-request.server.ts";
import { handOverRequest } from "../board/hand-over-request.server.ts";
import { mergeRequests } from "../board/merge-requests.server.ts";
import { noteRequest } from "../board/note-request.server.ts";
import { recordCall } from "../board/record-call.server.ts";
import type { RequestFollower } from "../board/request-follower.ts";
import { type StateChange, setRequestState } from "../board/set-request-state.server.ts";
import type { StaffMember } from "../board/staff-member.ts";
import { takeRequest } from "../board/take-request.server.ts";
import { promiseSettings } from "../promise/promise-settings.server.ts";
import { memberOf } from "./member-of.ts";

const LONGEST_NOTE = 2000;
const note = optionalText(LONGEST_NOTE);
const callSchema = z.object({ result: z.enum(CALL_RESULTS, "required"), note, callAt: optionalInstant });
const noteSchema = z.object({ text: requiredText(LONGEST_NOTE) });
const moveSchema = z.object({ to: z.enum(MOVABLE_STATES, "required"), note });
const lossSchema = z.object({ reason: z.enum(LOST_REASONS, "required"), note });
const LONGEST_ID = 100;
const handOverSchema = z.object({ colleague: requiredText(LONGEST_ID) });
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
	bothHold: "into",
	lessonUnnoted: "into",
	bothBooked: "into",
	partedByWish: "into",
	colleagueUnknown: "colleague",
	sameOwner: "colleague",
};

/** What staff do with a request besides correcting it; each action is a verb of the board. */
export function requestActions(followers: readonly RequestFollower[]): Readonly<Record<string, Action>> {
	const setState = (db: Database, change: StateChange) => setRequestState(db, change, { followers });
	return {
		take: boardAction({ run: (db, act) => takeRequest(db, act) }),
		"give-back": boardAction({ run: (db, act) => giveBackRequest(db, act) }),
		"hand-over": boardAction({
			schema: handOverSchema,
			run: (db, { input, ...act }) => handOverRequest(db, { ...act, to: input.colleague }),
		}),
		call: boardAction({
			schema: callSchema,
			async run(db, { input: { result, note: words, callAt }, ...act }) {
				const settings = promiseSettings(await getSiteSettings(db));
				return recordCall(db, { ...act, result, note: words, callAt: callAt ? new Date(callAt) : null }, settings);
			},
		}),
		note: boardAction({
			schema: noteSchema,
			run: (db, { input, ...act }) => noteRequest(db, { ...act, text: input.text }),
		}),
		move: boardAction({ schema: moveSchema, run: (db, { input, ...act }) => setState(db, { ...act, ...input }) }),
		lose: boardAction({
			schema: lossSchema,
			run: (db, { input, ...act }) => setState(db, { ...act, to: "lost", lostReason: input.reason, note: input.note }),
		}),
		win: boardAction({
			schema: endSchema,
			run: (db, { input, ...act }) => setState(db, { ...act, to: "won", ...input }),
		}),
		spam: boardAction({
			schema: endSchema,
			run: (db, { input, ...act }) => setState(db, { ...act, to: "spam", ...input }),
		}),
		merge: boardAction({
			schema: mergeSchema,
			run: (db, { input, ...act }) => mergeRequests(db, { ...act, into: input.into }, { followers }),
		}),
	};
}

type BoardRule<Input extends object> = {
	readonly schema?: z.ZodType<Input>;
	readonly run: (
		db: Database,
		act: { readonly id: string; readonly input: Input; readonly staff: StaffMember; readonly now: Date },
	) => Promise<Result<undefined>>;
};

/** The board knows the acting account as its member of staff. */
function boardAction<Input extends object = object>({ run, ...rule }: BoardRule<Input>): Action {
	return defineAction({
		...rule,
		fields: FIELDS,
		run: (db, act) => run(db, { ...act, staff: memberOf(act.staff) }),
	});
}
