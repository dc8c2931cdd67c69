import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { renderSVG } from "uqr";
import { EntranceField } from "../access/entrance-field.tsx";
import { EntranceForm } from "../access/entrance-form.tsx";
import { useAttempt } from "../access/use-attempt.ts";
import { provePreparedFactor } from "../providers/account.ts";

type SetupProps = {
	setup: { readonly totpURI: string; readonly backupCodes: readonly string[] };
	onDone: () => void;
};

/** The picture for the application, the key for whoever has no camera, the backup codes, and the first code as a proof. */
export function SecondFactorSetup({ setup: { totpURI, backupCodes }, onDone }: SetupProps) {
	const translate = useTranslate();
	const { attempt, isBusy, failure } = useAttempt();
	async function confirm({ code = "" }: Record<string, string>): Promise<void> {
		if (await attempt(() => provePreparedFactor(code.replaceAll(/\s/g, "")))) onDone();
	}
	return (
		<Box sx={{ display: "grid", gap: 2, marginBlockStart: 2 }}>
			<Typography>{translate("profile.second.scan")}</Typography>
			<Box
				alt={translate("profile.second.picture")}
				component="img"
				src={`data:image/svg+xml,${encodeURIComponent(renderSVG(totpURI))}`}
				sx={{ backgroundColor: "#ffffff", borderRadius: 2, padding: 1.5, width: "13rem" }}
			/>
			<Typography>
				{translate("profile.second.key")} <code>{new URL(totpURI).searchParams.get("secret")}</code>
			</Typography>
			<Typography>{translate("profile.second.keep")}</Typography>
			<Box
				component="ul"
				sx={{ columns: 2, fontFamily: "monospace", listStyle: "none", margin: 0, maxWidth: "20rem", padding: 0 }}
			>
				{backupCodes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</Box>
			<EntranceForm
				failure={failure}
				isBusy={isBusy}
				onSubmit={confirm}
				submitLabel={translate("profile.second.confirm")}
			>
				<EntranceField
					autoComplete="one-time-code"
					label={translate("access.second.totp.label")}
					name="code"
					slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: "numeric" } }}
				/>
			</EntranceForm>
		</Box>
	);
}
