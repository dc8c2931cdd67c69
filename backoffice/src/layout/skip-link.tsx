import { styled } from "@mui/material/styles";
import { useTranslate } from "react-admin";

/** The first stop of the Tab key: over the rail to the screen. A button, because the address after # belongs to the router. */
export function SkipLink() {
	const translate = useTranslate();
	return (
		<Skip onClick={() => document.getElementById("main")?.focus()} type="button">
			{translate("ra.navigation.skip_nav")}
		</Skip>
	);
}

const Skip = styled("button")(({ theme }) => ({
	position: "fixed",
	insetBlockStart: 8,
	insetInlineStart: 8,
	zIndex: 2000,
	padding: "12px 18px",
	font: "inherit",
	fontWeight: 650,
	border: 0,
	borderRadius: 12,
	color: theme.palette.primary.contrastText,
	backgroundColor: theme.palette.primary.main,
	"&:not(:focus)": { clipPath: "inset(50%)", width: 1, height: 1, overflow: "hidden", padding: 0 },
}));
