import { z } from "zod";
import type { Database } from "../../database/open-database.server.ts";
import { fail, type Result, succeed } from "../shared/result.ts";
import type { Acting, Action } from "./resource.ts";

const NOTHING = z.object({});

type Act<Input> = { readonly id: string; readonly input: Input } & Acting;

type ActionRule<Input extends object> = {
	/** What the screen sends; nothing by default. */
	readonly schema?: z.ZodType<Input>;
	/** The fields that refusals are about, by their codes; others are about the record. */
	readonly fields?: Readonly<Record<string, string>>;
	/** The verb of a room. An object that it gives is what the screen hears, else that is the record as it is now. */
	readonly run: (db: Database, act: Act<Input>) => Promise<Result<unknown>>;
};

/** An action of a resource, made from a function of its feature. */
export function defineAction<Input extends object = object>({ schema, fields = {}, run }: ActionRule<Input>): Action {
	return {
		schema: schema ?? NOTHING,
		async run(db, act: Act<Input>) {
			const done = await run(db, act);
			if (!done.ok) return fail(done.code, done.field ?? fields[done.code]);
			const { value } = done;
			return succeed(typeof value === "object" && value ? value : undefined);
		},
	};
}
