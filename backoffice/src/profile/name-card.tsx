import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useNotify, useTranslate } from "react-admin";
import { EntranceField } from "../access/entrance-field.tsx";
import { EntranceForm } from "../access/entrance-form.tsx";
import { useAttempt } from "../access/use-attempt.ts";
import { useLanguage } from "../layout/use-language.ts";
import { type Person, renamePerson } from "../providers/account.ts";
import { forgetPerson } from "../providers/auth-provider.ts";
import { ProfileCard } from "./profile-card.tsx";

/** Name and language; only the owner can change the address and the role. */
export function NameCard({ person: { name, email, role } }: { person: Person }) {
	const translate = useTranslate();
	const notify = useNotify();
	const queries = useQueryClient();
	const { other, choose } = useLanguage();
	const { attempt, isBusy, failure } = useAttempt();
	async function save(fields: Record<string, string>): Promise<void> {
		if (!(await attempt(() => renamePerson(fields.name ?? "")))) return;
		forgetPerson();
		await queries.invalidateQueries({ queryKey: ["auth", "getIdentity"] });
		notify("profile.saved", { type: "success" });
	}
	return (
		<ProfileCard name="who">
			<Typography sx={{ color: "text.secondary" }}>
				{email}, {translate(`office.roles.${role}`)}
			</Typography>
			<EntranceForm failure={failure} isBusy={isBusy} onSubmit={save} submitLabel={translate("ra.action.save")}>
				<EntranceField autoComplete="name" defaultValue={name} label={translate("access.name")} name="name" />
			</EntranceForm>
			<Box sx={{ marginBlockStart: 2 }}>
				<Button lang={other.locale} onClick={() => void choose(other.locale)} variant="outlined">
					{other.name}
				</Button>
			</Box>
		</ProfileCard>
	);
}
