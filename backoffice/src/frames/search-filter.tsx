import InputAdornment from "@mui/material/InputAdornment";
import { Search } from "lucide-react";
import { TextInput, useTranslate } from "react-admin";
import { useResourceName } from "./use-resource-name.ts";

/**
 * The search of a list; the server decides which columns it looks through. `resources.<name>.search` names them where they are not the
 * title.
 */
export function SearchFilter() {
	const translate = useTranslate();
	const resource = useResourceName();
	return (
		<TextInput
			fullWidth={false}
			helperText={false}
			label={translate("ra.action.search")}
			placeholder={translate(`resources.${resource}.search`, { _: "" })}
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
			sx={{ width: "min(100%, 22rem)" }}
		/>
	);
}
