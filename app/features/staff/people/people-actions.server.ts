import { raised } from "../../../../database/raised.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { defineAction } from "../../../records/define-action.server.ts";
import type { Action } from "../../../records/resource.ts";
import { fail, succeed } from "../../../shared/result.ts";
import { isRowId } from "../../../shared/row-id.ts";
import { inviteStaff } from "../invite-staff.server.ts";
import type { StaffMessages } from "../staff-messages.ts";
import { isLastOwner } from "./last-owner.server.ts";
import type { StaffFollower } from "./staff-follower.ts";

/** Ends all sessions of a person and prevents new ones; what is theirs in other rooms goes on without them. */
export function blockAction(followers: readonly StaffFollower[]): Action {
	return defineAction({
		run: (db, { id, staff, now }) =>
			inTransaction(db, async (transaction) => {
				if (id === staff.id) return fail("self");
				if (await isLastOwner(transaction, id)) return fail("lastOwner");
				const blocked = await transaction
					.updateTable("staffUser")
					.set({ blockedAt: now, ...raised(now) })
					.where("id", "=", id)
					.returning("id")
					.executeTakeFirst();
				if (!blocked) return fail("noAccount");
				await transaction.deleteFrom("staffSession").where("userId", "=", id).execute();
				for (const follower of followers) await follower.leave(transaction, { accountId: id, staff, now });
				return succeed();
			}),
	});
}

export const unblockAction = defineAction({
	async run(db, { id, now }) {
		const unblocked = await db
			.updateTable("staffUser")
			.set({ blockedAt: null, ...raised(now) })
			.where("id", "=", id)
			.returning("id")
			.executeTakeFirst();
		return unblocked ? succeed() : fail("noAccount");
	},
});

/** Takes back an invitation that nobody has followed yet: it may have gone to a wrong address, and its link makes an account. */
export const withdrawAction = defineAction({
	async run(db, { id }) {
		if (!isRowId(id)) return fail("notInvited");
		const withdrawn = await db
			.deleteFrom("staffInvitation")
			.where("id", "=", id)
			.where("acceptedAt", "is", null)
			.returning("id")
			.executeTakeFirst();
		return withdrawn ? succeed() : fail("notInvited");
	},
});

/** Sends a new letter in place of one that was lost or has expired. */
export function inviteAgainAction(messages: StaffMessages): Action {
	return defineAction({
		run: (db, { id, staff, now }) =>
			inTransaction(db, async (transaction) => {
				const invitation = isRowId(id)
					? await transaction
							.deleteFrom("staffInvitation")
							.where("id", "=", id)
							.where("acceptedAt", "is", null)
							.returning(["email", "role", "locale", "teacherId"])
							.executeTakeFirst()
					: undefined;
				if (!invitation) return fail("notInvited");
				const invited = await inviteStaff(transaction, { ...invitation, invitedBy: staff.id, now }, messages);
				return invited.ok ? succeed({ id: invited.value }) : invited;
			}),
	});
}
