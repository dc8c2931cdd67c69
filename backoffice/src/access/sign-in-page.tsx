import Link from "@mui/material/Link";
import { useState } from "react";
import { useLogin, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { SecondFactorNeeded } from "../providers/auth-provider.ts";
import { Entrance } from "./entrance.tsx";
import { EntranceField } from "./entrance-field.tsx";
import { EntranceForm } from "./entrance-form.tsx";
import { SecondFactorStep } from "./second-factor-step.tsx";
import { useAttempt } from "./use-attempt.ts";

/** E-mail and password, then the second factor if the account has one. */
export function SignInPage() {
	const translate = useTranslate();
	const login = useLogin();
	const { attempt, isBusy, failure } = useAttempt();
	const [isHalfway, setHalfway] = useState(false);
	if (isHalfway) return <SecondFactorStep onBack={() => setHalfway(false)} />;

	async function signIn({ email, password }: Record<string, string>): Promise<void> {
		await attempt(() =>
			login({ email, password }).catch((error) => {
				if (!(error instanceof SecondFactorNeeded)) throw error;
				setHalfway(true);
			}),
		);
	}

	return (
		<Entrance title={translate("access.signIn.title")}>
			<EntranceForm failure={failure} isBusy={isBusy} onSubmit={signIn} submitLabel={translate("access.signIn.submit")}>
				<EntranceField autoComplete="username" autoFocus label={translate("access.email")} name="email" type="email" />
				<EntranceField
					autoComplete="current-password"
					label={translate("access.password")}
					name="password"
					type="password"
				/>
			</EntranceForm>
			<Link component={RouterLink} sx={{ display: "inline-block", marginBlockStart: 2.5 }} to="/forgotten">
				{translate("access.signIn.forgotten")}
			</Link>
		</Entrance>
	);
}
