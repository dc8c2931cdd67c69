import Button from "@mui/material/Button";
import { PhoneCall } from "lucide-react";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";

/** The way to the board. */
export function ToBoard() {
	const translate = useTranslate();
	return (
		<Button
			color="secondary"
			component={Link}
			startIcon={<PhoneCall aria-hidden size={18} />}
			to="/board"
			variant="contained"
		>
			{translate("resources.requests.board.title")}
		</Button>
	);
}
