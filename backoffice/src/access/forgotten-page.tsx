import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { requestPasswordReset } from "../providers/account.ts";
import { Entrance } from "./entrance.tsx";
import { EntranceField } from "./entrance-field.tsx";
import { EntranceForm } from "./entrance-form.tsx";
import { useAttempt } from "./use-attempt.ts";

/** Asks for a letter with a link; says the same to everybody, so that nobody learns who works here. */
export function ForgottenPage() {
	const translate = useTranslate();
	const { attempt, isBusy, failure } = useAttempt();
	const [isSent, setSent] = useState(false);
	return (
		<Entrance title={translate("access.forgotten.title")}>
			{isSent ? (
				<Alert severity="success">{translate("access.forgotten.sent")}</Alert>
			) : (
				<EntranceForm
					failure={failure}
					isBusy={isBusy}
					onSubmit={async ({ email = "" }) => setSent(await attempt(() => requestPasswordReset(email)))}
					submitLabel={translate("access.forgotten.submit")}
				>
					<EntranceField
						autoComplete="username"
						autoFocus
						label={translate("access.email")}
						name="email"
						type="email"
					/>
				</EntranceForm>
			)}
			<Link component={RouterLink} sx={{ display: "inline-block", marginBlockStart: 2.5 }} to="/login">
				{translate("access.toSignIn")}
			</Link>
		</Entrance>
	);
}
