import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTheme as useColours } from "@mui/material/styles";
import { ChevronsUpDown, Languages, LogOut, MoonStar, Sun, UserRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLogout, useTheme, useTranslate } from "react-admin";
import { useNavigate } from "react-router-dom";
import { usePerson } from "../access/use-person.ts";
import { NIGHT } from "../theme/colours.ts";
import { useLanguage } from "./use-language.ts";

/** Who is signed in; under it the profile, the other language, light or dark, and the way out. */
export function AccountMenu({ onLeave }: { onLeave?: () => void }) {
	const translate = useTranslate();
	const person = usePerson();
	const [anchor, setAnchor] = useState<HTMLElement | null>(null);
	if (!person) return null;
	return (
		<>
			<Button
				aria-controls={anchor ? "account-menu" : undefined}
				aria-expanded={anchor !== null}
				aria-haspopup="menu"
				endIcon={<ChevronsUpDown aria-hidden size={16} />}
				fullWidth
				onClick={({ currentTarget }) => setAnchor(currentTarget)}
				sx={{ color: NIGHT.text, justifyContent: "space-between", textAlign: "start", paddingInline: "12px" }}
			>
				<Box component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
					<Box component="span" sx={{ display: "block" }}>
						{person.name}
					</Box>
					<Box
						component="span"
						sx={{ display: "block", color: NIGHT.textMuted, fontSize: "0.8125rem", fontWeight: 400 }}
					>
						{translate(`office.roles.${person.role}`)}
					</Box>
				</Box>
			</Button>
			<Menu anchorEl={anchor} id="account-menu" onClose={() => setAnchor(null)} open={anchor !== null}>
				<AccountItems
					onChosen={() => {
						setAnchor(null);
						onLeave?.();
					}}
				/>
			</Menu>
		</>
	);
}

function AccountItems({ onChosen }: { onChosen: () => void }) {
	const translate = useTranslate();
	const navigate = useNavigate();
	const logout = useLogout();
	const { other, choose } = useLanguage();
	const isDark = useColours().palette.mode === "dark";
	const [, setTheme] = useTheme();
	const items: { key: string; icon: ReactNode; label: string; run: () => void; lang?: string }[] = [
		{
			key: "profile",
			icon: <UserRound size={20} />,
			label: translate("profile.title"),
			run: () => navigate("/profile"),
		},
		{
			key: "language",
			icon: <Languages size={20} />,
			label: other.name,
			lang: other.locale,
			run: () => choose(other.locale),
		},
		{
			key: "theme",
			icon: isDark ? <Sun size={20} /> : <MoonStar size={20} />,
			label: translate(isDark ? "office.toLight" : "office.toDark"),
			run: () => setTheme(isDark ? "light" : "dark"),
		},
		{ key: "leave", icon: <LogOut size={20} />, label: translate("office.signOut"), run: () => void logout() },
	];
	return items.map(({ key, icon, label, run, lang }) => (
		<MenuItem
			key={key}
			lang={lang}
			onClick={() => {
				onChosen();
				run();
			}}
			sx={{ minHeight: 44 }}
		>
			<ListItemIcon>{icon}</ListItemIcon>
			{label}
		</MenuItem>
	));
}
