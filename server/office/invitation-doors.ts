import type { Hono } from "hono";
import { z } from "zod";
import { acceptInvitation } from "../../app/features/staff/accept-invitation.server.ts";
import { getInvitation } from "../../app/features/staff/get-invitation.server.ts";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "../../app/features/staff/password-length.ts";
import { requiredText } from "../../app/records/field-rules.ts";
import { answerData, answerInvalid, answerOutcome, answerRefusal } from "./answer.ts";
import type { OfficeBindings, OfficeParts } from "./office-parts.ts";
import { readJson } from "./read-json.ts";

const acceptance = z.object({
	name: requiredText(100),
	password: z.string("required").min(SHORTEST_PASSWORD, "passwordShort").max(LONGEST_PASSWORD, "tooLong"),
});

/** Lets people in who have a letter with an invitation: nobody is signed in here yet. */
export function mountInvitations(api: Hono<OfficeBindings>, { school }: OfficeParts): void {
	api.get("/invitation/:token", async (c) => {
		const invitation = await getInvitation(school.db, { token: c.req.param("token"), now: school.clock.now() });
		return invitation ? answerData(c, { data: invitation }) : answerRefusal(c, "notFound");
	});
	api.post("/invitation/:token", async (c) => {
		if (!(await school.limits.signInsByAddress.take(c.get("visitor")))) return answerRefusal(c, "tooMany");
		const input = acceptance.safeParse(await readJson(c));
		if (!input.success) return answerInvalid(c, input.error);
		const token = c.req.param("token");
		const accepted = await acceptInvitation(school.db, { ...input.data, token, now: school.clock.now() });
		return answerOutcome(c, accepted, 201);
	});
}
