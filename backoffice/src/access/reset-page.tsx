import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { Link as RouterLink, useParams } from "react-router-dom";
import { resetPassword } from "../providers/account.ts";
import { Entrance } from "./entrance.tsx";
import { EntranceForm } from "./entrance-form.tsx";
import { NewPassword } from "./new-password.tsx";
import { useAttempt } from "./use-attempt.ts";

/** Sets a new password through the link in a letter. */
export function ResetPage() {
	const translate = useTranslate();
	const { token = "" } = useParams();
	const { attempt, isBusy, failure } = useAttempt();
	const [isDone, setDone] = useState(false);
	return (
		<Entrance title={translate("access.reset.title")}>
			{isDone ? (
				<Alert severity="success">{translate("access.reset.done")}</Alert>
			) : (
				<EntranceForm
					failure={failure}
					isBusy={isBusy}
					onSubmit={async ({ password = "" }) =>
						setDone(await attempt(() => resetPassword({ token, newPassword: password })))
					}
					submitLabel={translate("access.reset.submit")}
				>
					<NewPassword />
				</EntranceForm>
			)}
			<Link component={RouterLink} sx={{ display: "inline-block", marginBlockStart: 2.5 }} to="/login">
				{translate("access.toSignIn")}
			</Link>
		</Entrance>
	);
}
