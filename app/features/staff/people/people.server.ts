import { sql, type Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { emailField, optionalRowId, optionalText } from "../../../records/field-rules.ts";
import type { Acting, Kept, Resource } from "../../../records/resource.ts";
import { LOCALES, type Locale } from "../../../shared/localized.ts";
import { fail, succeed } from "../../../shared/result.ts";
import { isRowId } from "../../../shared/row-id.ts";
import { may, ROLES, type Role } from "../../../shared/staff-rights.ts";
import { inviteStaff } from "../invite-staff.server.ts";
import type { StaffMessages } from "../staff-messages.ts";
import { isLastOwner } from "./last-owner.server.ts";
import { blockAction, inviteAgainAction, unblockAction, withdrawAction } from "./people-actions.server.ts";
import type { StaffFollower } from "./staff-follower.ts";
import { withdrawInvitations } from "./withdraw-invitations.server.ts";

const personSchema = z
	.object({
		/** Named by the person when the invitation is accepted. */
		name: optionalText(100),
		email: emailField,
		role: z.enum(ROLES, "required"),
		locale: z.enum(LOCALES, "required"),
		teacherId: optionalRowId,
	})
	// A teacher's account sees only its own teacher's records: without a teacher it could do nothing.
	.refine(({ role, teacherId }) => role !== "teacher" || teacherId !== null, {
		path: ["teacherId"],
		error: "required",
	});

export type PersonDocument = z.infer<typeof personSchema>;
export type PersonState = "active" | "blocked" | "invited";
export type PersonRecord = PersonDocument &
	Kept & { readonly state: PersonState; readonly hasTwoFactor: boolean; readonly createdAt: Date };

/** Accounts and invitations not accepted yet, side by side. */
const PEOPLE = sql`(
	select id, name, email, role, locale, teacher_id, version, created_at, two_factor_enabled as has_two_factor,
		case when blocked_at is null then 'active' else 'blocked' end as state
	from staff_user
	union all
	select id::text, null, email, role, locale, teacher_id, version, created_at, false, 'invited'
	from staff_invitation where accepted_at is null
) as person`;

type PeopleDeps = { readonly messages: StaffMessages; readonly followers: readonly StaffFollower[] };

/**
 * People of the office: invited by letter, given a role, blocked; never deleted, so that the audit keeps its names. What is theirs in other rooms
 * follows them, and the invitations that they have sent.
 */
export function createPeopleResource({ messages, followers: others }: PeopleDeps): Resource<PersonDocument> {
	const followers = [withdrawInvitations(), ...others];
	return {
		name: "people",
		schema: personSchema,
		isContent: false,
		privateFields: ["name", "email"],
		list: {
			from: PEOPLE,
			columns: {
				id: sql`person.id`,
				name: sql`person.name`,
				email: sql`person.email`,
				role: sql`person.role`,
				state: sql`person.state`,
				hasTwoFactor: sql`person.has_two_factor`,
				createdAt: sql`person.created_at`,
			},
			search: [sql`person.name`, sql`person.email`],
			filters: {
				role: (role) => sql`person.role = ${role}`,
				state: (state) => sql`person.state = ${state}`,
			},
			sorts: {
				name: sql`person.name collate "und-x-icu"`,
				email: sql`person.email`,
				role: sql`person.role`,
				createdAt: sql`person.created_at`,
			},
			defaultSort: { by: "createdAt", order: "asc" },
		},
		read: readPeople,
		lock: lockPerson,
		async create(transaction, { email, role, locale, teacherId }, { staff, now }) {
			const invitation = { email, role, locale, teacherId, invitedBy: staff.id, now };
			const invited = await inviteStaff(transaction, invitation, messages);
			return invited.ok ? invited : fail(invited.code, "email");
		},
		update: (transaction, change, acting) => updatePerson(transaction, change, { ...acting, followers }),
		actions: {
			block: blockAction(followers),
			unblock: unblockAction,
			"invite-again": inviteAgainAction(messages),
			withdraw: withdrawAction,
		},
	};
}

async function readPeople(db: Database, ids: readonly string[]): Promise<PersonRecord[]> {
	if (ids.length === 0) return [];
	const { rows } = await sql<PersonRecord>`
		select id, name, email, role, locale, teacher_id, version, state, has_two_factor, created_at
		from ${PEOPLE} where id = any(${[...ids]}::text[])`.execute(db);
	return rows;
}

async function lockPerson(transaction: Transaction<Schema>, id: string): Promise<number | undefined> {
	const user = await transaction
		.selectFrom("staffUser")
		.where("id", "=", id)
		.select("version")
		.forUpdate()
		.executeTakeFirst();
	if (user || !isRowId(id)) return user?.version;
	const invitation = await transaction
		.selectFrom("staffInvitation")
		.where("id", "=", id)
		.where("acceptedAt", "is", null)
		.select("version")
		.forUpdate()
		.executeTakeFirst();
	return invitation?.version;
}

type PersonChange = { readonly id: string; readonly input: PersonDocument };

async function updatePerson(
	transaction: Transaction<Schema>,
	{ id, input }: PersonChange,
	{ staff, now, followers }: Acting & Pick<PeopleDeps, "followers">,
) {
	const { name, email, role, locale, teacherId } = input;
	const [before] = await readPeople(transaction, [id]);
	if (before?.email !== email) return fail("fixed", "email");
	const fields: { role: Role; locale: Locale; teacherId: string | null } = { role, locale, teacherId };
	if (before.state === "invited") {
		await transaction
			.updateTable("staffInvitation")
			.set({ ...fields, version: raised(now).version })
			.where("id", "=", id)
			.execute();
		return succeed();
	}
	if (!name) return fail("required", "name");
	if (role !== "owner" && (await isLastOwner(transaction, id))) return fail("lastOwner", "role");
	await transaction
		.updateTable("staffUser")
		.set({ ...fields, name, ...raised(now) })
		.where("id", "=", id)
		.execute();
	for (const follower of followers) {
		if (!may(role, follower.resource, "update")) await follower.leave(transaction, { accountId: id, staff, now });
	}
	return succeed();
}
