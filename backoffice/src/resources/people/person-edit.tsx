import { useRecordContext } from "react-admin";
import type { PersonRecord } from "../../../../app/features/staff/people/people.server.ts";
import { StatusChip } from "../../fields/status-chip.tsx";
import { ActionButton } from "../../frames/action-button.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import type { Wire } from "../../providers/wire.ts";
import { OpenRequests } from "./open-requests.tsx";
import { STATE_TONES } from "./person-choices.ts";
import { PersonInputs } from "./person-inputs.tsx";
import { useRoleQuestion } from "./use-role-question.ts";

/** A person of the office, or an invitation that nobody has followed yet. */
export function PersonEdit() {
	return (
		<EditPage
			actions={<PersonActions />}
			mark={<StatusChip source="state" tones={STATE_TONES} />}
			question={useRoleQuestion()}
		>
			<KnownPersonInputs />
		</EditPage>
	);
}

function KnownPersonInputs() {
	const record = useRecordContext<Wire<PersonRecord>>();
	return <PersonInputs hasName={record?.state !== "invited"} />;
}

function PersonActions() {
	const record = useRecordContext<Wire<PersonRecord>>();
	if (record?.state === "invited") {
		return (
			<>
				<ActionButton action="withdraw" color="error" isAsked endsRecord />
				<ActionButton action="invite-again" endsRecord />
			</>
		);
	}
	if (record?.state === "blocked") return <ActionButton action="unblock" />;
	return (
		<ActionButton action="block" color="error" isAsked>
			<OpenRequests />
		</ActionButton>
	);
}
