import type { Database } from "../../../../database/open-database.server.ts";
import { requestOfLesson } from "./request-of-lesson.server.ts";

/** Gives back what a visitor holds. */
export async function releaseSlot(db: Database, { token }: { token: string }): Promise<void> {
	await db
		.updateTable("trialSlot")
		.set({ heldFor: null, heldUntil: null })
		.where("heldFor", "=", requestOfLesson(token))
		.execute();
}
