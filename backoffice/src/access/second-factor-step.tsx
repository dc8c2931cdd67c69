import { useLogin, useTranslate } from "react-admin";
import { Entrance } from "./entrance.tsx";
import { SecondFactorForm } from "./second-factor-form.tsx";

/** The second step of signing in. */
export function SecondFactorStep({ onBack }: { onBack: () => void }) {
	const translate = useTranslate();
	const login = useLogin();
	return (
		<Entrance title={translate("access.second.title")}>
			<SecondFactorForm onBack={onBack} onSubmit={login} />
		</Entrance>
	);
}
