import Box from "@mui/material/Box";
import { useTranslate } from "react-admin";
import { usePerson } from "../access/use-person.ts";
import { PageHead } from "../frames/page-head.tsx";
import { NameCard } from "./name-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SecondFactorCard } from "./second-factor-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";

/** What people may change about their own account. */
export function ProfilePage() {
	const translate = useTranslate();
	const person = usePerson();
	return (
		<>
			<PageHead title={translate("profile.title")} />
			{person && (
				<Box sx={{ display: "grid", gap: 2, maxWidth: "46rem" }}>
					<NameCard person={person} />
					<PasswordCard />
					<SecondFactorCard isOn={person.hasTwoFactor} />
					<SessionsCard />
				</Box>
			)}
		</>
	);
}
