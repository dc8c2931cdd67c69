import Box from "@mui/material/Box";
import { Link } from "react-router-dom";
import { NIGHT } from "../theme/colours.ts";
import { AccountMenu } from "./account-menu.tsx";
import { Logo } from "./logo.tsx";
import { RailMenu } from "./rail-menu.tsx";

/** Logo, sections and the person; the same inside the rail of a desk and the menu of a phone. */
export function SideRail({ onLeave }: { onLeave?: () => void }) {
	return (
		<Box
			sx={{
				backgroundColor: NIGHT.ground,
				color: NIGHT.text,
				colorScheme: "dark",
				display: "flex",
				flexDirection: "column",
				gap: 2.5,
				minHeight: "100%",
				padding: "20px 12px",
			}}
		>
			<Box sx={{ paddingInline: "12px", "& a": { color: "inherit", textDecoration: "none", display: "inline-block" } }}>
				<Link onClick={onLeave} to="/">
					<Logo />
				</Link>
			</Box>
			<RailMenu onLeave={onLeave} />
			<Box sx={{ marginTop: "auto" }}>
				<AccountMenu onLeave={onLeave} />
			</Box>
		</Box>
	);
}
