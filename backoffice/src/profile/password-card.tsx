import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { EntranceField } from "../access/entrance-field.tsx";
import { EntranceForm } from "../access/entrance-form.tsx";
import { NewPassword } from "../access/new-password.tsx";
import { useAttempt } from "../access/use-attempt.ts";
import { usePerson } from "../access/use-person.ts";
import { changePassword } from "../providers/account.ts";
import { ProfileCard } from "./profile-card.tsx";

/** Changes the password, which ends every other session. */
export function PasswordCard() {
	const translate = useTranslate();
	const notify = useNotify();
	const email = usePerson()?.email;
	const { attempt, isBusy, failure } = useAttempt();
	const [round, setRound] = useState(0);
	async function change({ currentPassword = "", newPassword = "" }: Record<string, string>): Promise<void> {
		if (!(await attempt(() => changePassword({ currentPassword, newPassword })))) return;
		setRound(round + 1);
		notify("profile.password.done", { type: "success" });
	}
	return (
		<ProfileCard name="password">
			<EntranceForm
				failure={failure}
				isBusy={isBusy}
				key={round}
				onSubmit={change}
				submitLabel={translate("profile.password.submit")}
			>
				<input autoComplete="username" hidden name="username" readOnly value={email} />
				<EntranceField
					autoComplete="current-password"
					label={translate("profile.password.current")}
					name="currentPassword"
					type="password"
				/>
				<NewPassword name="newPassword" />
			</EntranceForm>
		</ProfileCard>
	);
}
