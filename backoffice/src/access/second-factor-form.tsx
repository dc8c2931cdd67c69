import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslate } from "react-admin";
import type { SecondFactor } from "../providers/account.ts";
import { EntranceField } from "./entrance-field.tsx";
import { EntranceForm } from "./entrance-form.tsx";
import { useAttempt } from "./use-attempt.ts";

type SecondFactorFormProps = { onSubmit: (factor: SecondFactor) => Promise<unknown>; onBack: () => void };

/** A code of the person's application, or one of the codes that were kept for a lost phone. */
export function SecondFactorForm({ onSubmit, onBack }: SecondFactorFormProps) {
	const translate = useTranslate();
	const { attempt, isBusy, failure } = useAttempt();
	const [kind, setKind] = useState<SecondFactor["kind"]>("totp");
	const other = kind === "totp" ? "backup" : "totp";
	return (
		<>
			<p>{translate(`access.second.${kind}.hint`)}</p>
			<EntranceForm
				failure={failure}
				isBusy={isBusy}
				onSubmit={({ code = "" }) => attempt(() => onSubmit({ kind, code: code.replaceAll(/\s/g, "") }))}
				submitLabel={translate("access.second.submit")}
			>
				<EntranceField
					autoComplete="one-time-code"
					autoFocus
					key={kind}
					label={translate(`access.second.${kind}.label`)}
					name="code"
					slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: kind === "totp" ? "numeric" : "text" } }}
				/>
			</EntranceForm>
			<Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlockStart: 2 }}>
				<Button onClick={() => setKind(other)}>{translate(`access.second.${other}.choose`)}</Button>
				<Button onClick={onBack}>{translate("access.second.back")}</Button>
			</Box>
		</>
	);
}
