import InputAdornment from "@mui/material/InputAdornment";
import { Search } from "lucide-react";
import { TextInput, useTranslate } from "react-admin";

/** The search of a list; the server decides in which columns it looks. */
export function SearchFilter() {
	const translate = useTranslate();
	return (
		<TextInput
			fullWidth={false}
			helperText={false}
			label={translate("ra.action.search")}
			resettable
			size="small"
			slotProps={{
				input: {
					startAdornment: (
						<InputAdornment position="start">
							<Search aria-hidden size={18} />
						</InputAdornment>
					),
				},
				htmlInput: { type: "search" },
			}}
			source="q"
			sx={{ width: "min(100%, 20rem)" }}
		/>
	);
}
