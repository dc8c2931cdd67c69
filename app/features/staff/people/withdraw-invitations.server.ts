import type { StaffFollower } from "./staff-follower.ts";

/**
 * Invitations go with whoever sent them: an owner who is about to be blocked could keep a way in by inviting an address of his own. A
 * colleague who was invited in earnest is invited again by somebody else.
 */
export function withdrawInvitations(): StaffFollower {
	return {
		resource: "people",
		async leave(db, { accountId }) {
			await db
				.deleteFrom("staffInvitation")
				.where("invitedBy", "=", accountId)
				.where("acceptedAt", "is", null)
				.execute();
		},
	};
}
