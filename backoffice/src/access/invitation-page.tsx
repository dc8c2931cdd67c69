import Alert from "@mui/material/Alert";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Loading, useLocaleState, useTranslate } from "react-admin";
import { useNavigate, useParams } from "react-router-dom";
import { acceptInvitation, getInvitation, type Invitation } from "../providers/account.ts";
import { authProvider, type SignInInput } from "../providers/auth-provider.ts";
import { Entrance } from "./entrance.tsx";
import { EntranceField } from "./entrance-field.tsx";
import { EntranceForm } from "./entrance-form.tsx";
import { NewPassword } from "./new-password.tsx";
import { useAttempt } from "./use-attempt.ts";

/** An invited person enters a name, chooses a password and is signed in. */
export function InvitationPage() {
	const translate = useTranslate();
	const { token = "" } = useParams();
	const { data, isPending } = useQuery({
		queryKey: ["invitation", token],
		queryFn: () => getInvitation(token),
		retry: false,
	});
	if (isPending) return <Loading />;
	return (
		<Entrance title={translate("access.invitation.title")}>
			{data ? (
				<InvitationForm invitation={data} token={token} />
			) : (
				<Alert severity="warning">{translate("access.invitation.gone")}</Alert>
			)}
		</Entrance>
	);
}

function InvitationForm({ invitation: { email, role, locale }, token }: { invitation: Invitation; token: string }) {
	const translate = useTranslate();
	const enter = useEnter();
	const [, setLocale] = useLocaleState();
	const { attempt, isBusy, failure } = useAttempt();
	useEffect(() => {
		if (locale) setLocale(locale);
	}, [locale, setLocale]);
	return (
		<>
			<p>{translate("access.invitation.lead", { email, role: translate(`office.roles.${role}`) })}</p>
			<EntranceForm
				failure={failure}
				isBusy={isBusy}
				onSubmit={({ name = "", password = "" }) =>
					attempt(async () => {
						await acceptInvitation(token, { name, password });
						await enter({ email, password });
					})
				}
				submitLabel={translate("access.invitation.submit")}
			>
				<input autoComplete="username" hidden name="email" readOnly value={email} />
				<EntranceField autoComplete="name" autoFocus label={translate("access.name")} name="name" />
				<NewPassword />
			</EntranceForm>
		</>
	);
}

/** Signs in and opens the office. It was told here that nobody is signed in, and would remember it on its first page. */
function useEnter(): (input: SignInInput) => Promise<void> {
	const client = useQueryClient();
	const navigate = useNavigate();
	return async (input) => {
		await authProvider.login(input);
		client.clear();
		navigate("/");
	};
}
