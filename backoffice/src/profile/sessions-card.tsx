import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocaleState, useTranslate } from "react-admin";
import { useAttempt } from "../access/use-attempt.ts";
import { printInstant } from "../fields/instant-field.tsx";
import { SCHOOL_ZONE } from "../fields/school-zone.ts";
import { listSessions, revokeOtherSessions, revokeSession, type Session } from "../providers/account.ts";
import { describeBrowser } from "./describe-browser.ts";
import { printAddress } from "./print-address.ts";
import { ProfileCard } from "./profile-card.tsx";

const KEY = ["sessions"];

/** Where the person is signed in, with buttons to end sessions. */
export function SessionsCard() {
	const translate = useTranslate();
	const queries = useQueryClient();
	const { attempt, isBusy, failure } = useAttempt();
	const { data } = useQuery({ queryKey: KEY, queryFn: listSessions });
	const end = async (run: () => Promise<unknown>) => {
		await attempt(run);
		await queries.invalidateQueries({ queryKey: KEY });
	};
	if (!data) return null;
	const { sessions, current } = data;
	return (
		<ProfileCard name="sessions">
			<div role="alert">{failure}</div>
			<Box component="ul" sx={{ display: "grid", gap: 1.5, listStyle: "none", padding: 0 }}>
				{sessions.map((session) => (
					<SessionRow
						isCurrent={session.token === current}
						key={session.id}
						onEnd={() => void end(() => revokeSession(session.token))}
						session={session}
					/>
				))}
			</Box>
			{sessions.length > 1 && (
				<Button disabled={isBusy} onClick={() => void end(revokeOtherSessions)} variant="outlined">
					{translate("profile.sessions.endOthers")}
				</Button>
			)}
		</ProfileCard>
	);
}

type SessionRowProps = { session: Session; isCurrent: boolean; onEnd: () => void };

function SessionRow({ session: { updatedAt, ipAddress, userAgent }, isCurrent, onEnd }: SessionRowProps) {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const seen = printInstant(updatedAt, { locale, zone: SCHOOL_ZONE });
	return (
		<Box
			component="li"
			sx={{ alignItems: "center", display: "flex", flexWrap: "wrap", gap: 1.5, justifyContent: "space-between" }}
		>
			<div>
				<Typography>{describeBrowser(userAgent ?? "") ?? translate("profile.sessions.unknown")}</Typography>
				<Typography sx={{ color: "text.secondary" }} variant="caption">
					{translate("profile.sessions.seen", { at: seen, address: ipAddress ? printAddress(ipAddress) : "—" })}
				</Typography>
			</div>
			{isCurrent ? (
				<Typography>{translate("profile.sessions.current")}</Typography>
			) : (
				<Button onClick={onEnd}>{translate("profile.sessions.end")}</Button>
			)}
		</Box>
	);
}
