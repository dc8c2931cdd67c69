import { useTranslate } from "react-admin";
import { EntranceField } from "./entrance-field.tsx";

/** In characters; the same minimum as the server's. */
const SHORTEST_PASSWORD = 10;

/** A field for a new password. */
export function NewPassword({ name = "password" }: { name?: string }) {
	const translate = useTranslate();
	return (
		<EntranceField
			autoComplete="new-password"
			helperText={translate("access.newPasswordHint", SHORTEST_PASSWORD)}
			label={translate("access.newPassword")}
			minLength={SHORTEST_PASSWORD}
			name={name}
			type="password"
		/>
	);
}
