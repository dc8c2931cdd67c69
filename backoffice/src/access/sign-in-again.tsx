import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslate } from "react-admin";
import { authProvider, SecondFactorNeeded, type SignInInput } from "../providers/auth-provider.ts";
import { session } from "../providers/session.ts";
import { EntranceField } from "./entrance-field.tsx";
import { EntranceForm } from "./entrance-form.tsx";
import { SecondFactorForm } from "./second-factor-form.tsx";
import { useAttempt } from "./use-attempt.ts";
import { usePerson } from "./use-person.ts";
import { useSession } from "./use-session.ts";

/**
 * The session has ended while somebody works. The same person signs in over the page, which stays as it is, and continues. A click beside
 * the dialog does nothing: declining to sign in takes its button.
 */
export function SignInAgain() {
	const { isAsking } = useSession();
	return isAsking ? <AgainDialog /> : null;
}

function AgainDialog() {
	const translate = useTranslate();
	const titleId = useId();
	const [isHalfway, setHalfway] = useState(false);
	const enter = useEnterAgain(() => setHalfway(true));
	return (
		<Dialog aria-labelledby={titleId} fullWidth maxWidth="xs" open>
			<DialogTitle id={titleId}>{translate("access.again.title")}</DialogTitle>
			<DialogContent>
				<p>{translate("access.again.lead")}</p>
				{isHalfway ? (
					<SecondFactorForm onBack={() => setHalfway(false)} onSubmit={enter} />
				) : (
					<PasswordForm onSubmit={enter} />
				)}
				<Button fullWidth onClick={session.putOff} sx={{ marginBlockStart: 1 }}>
					{translate("access.again.later")}
				</Button>
			</DialogContent>
		</Dialog>
	);
}

/** Signs in without leaving the page; `onHalfway` when the password was right and a code is still to be given. */
function useEnterAgain(onHalfway: () => void): (input: SignInInput) => Promise<void> {
	const client = useQueryClient();
	return async (input) => {
		try {
			await authProvider.login(input);
		} catch (error) {
			if (!(error instanceof SecondFactorNeeded)) throw error;
			return onHalfway();
		}
		// The role may have changed meanwhile. Records are not read anew: that would take away what was typed.
		await client.invalidateQueries({ queryKey: ["auth"] });
	};
}

function PasswordForm({ onSubmit }: { onSubmit: (input: SignInInput) => Promise<void> }) {
	const translate = useTranslate();
	const email = usePerson()?.email ?? "";
	const { attempt, isBusy, failure } = useAttempt();
	return (
		<EntranceForm
			failure={failure}
			isBusy={isBusy}
			onSubmit={({ password = "" }) => attempt(() => onSubmit({ email, password }))}
			submitLabel={translate("access.signIn.submit")}
		>
			<EntranceField
				autoComplete="username"
				id="again-email"
				label={translate("access.email")}
				name="email"
				slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly: true } }}
				type="email"
				value={email}
			/>
			<EntranceField
				autoComplete="current-password"
				autoFocus
				id="again-password"
				label={translate("access.password")}
				name="password"
				type="password"
			/>
		</EntranceForm>
	);
}
