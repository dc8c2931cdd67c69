import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { EntranceField } from "../access/entrance-field.tsx";
import { EntranceForm } from "../access/entrance-form.tsx";
import { useAttempt } from "../access/use-attempt.ts";
import { prepareSecondFactor, removeSecondFactor } from "../providers/account.ts";
import { forgetPerson } from "../providers/auth-provider.ts";
import { ProfileCard } from "./profile-card.tsx";
import { SecondFactorSetup } from "./second-factor-setup.tsx";

type Setup = { readonly totpURI: string; readonly backupCodes: readonly string[] };

/** Turns the second factor on (password, picture, first code) and off (password). */
export function SecondFactorCard({ isOn }: { isOn: boolean }) {
	const translate = useTranslate();
	const notify = useNotify();
	const queries = useQueryClient();
	const { attempt, isBusy, failure } = useAttempt();
	const [setup, setSetup] = useState<Setup>();
	const state = isOn ? "on" : "off";
	async function finish(): Promise<void> {
		setSetup(undefined);
		forgetPerson();
		await queries.invalidateQueries({ queryKey: ["auth", "getIdentity"] });
		notify(isOn ? "profile.second.removed" : "profile.second.done", { type: "success" });
	}
	async function change({ password = "" }: Record<string, string>): Promise<void> {
		if (isOn) {
			if (await attempt(() => removeSecondFactor(password))) await finish();
			return;
		}
		await attempt(async () => setSetup(await prepareSecondFactor(password)));
	}
	return (
		<ProfileCard name="second">
			<Typography sx={{ marginBlockStart: 1 }}>{translate(`profile.second.${state}.lead`)}</Typography>
			{setup ? (
				<SecondFactorSetup onDone={finish} setup={setup} />
			) : (
				<EntranceForm
					failure={failure}
					isBusy={isBusy}
					key={state}
					onSubmit={change}
					submitLabel={translate(`profile.second.${state}.submit`)}
				>
					<EntranceField
						autoComplete="current-password"
						id="second-factor-password"
						label={translate("access.password")}
						name="password"
						type="password"
					/>
				</EntranceForm>
			)}
		</ProfileCard>
	);
}
