import Box from "@mui/material/Box";
import { SaveButton } from "react-admin";
import { useFormState } from "react-hook-form";
import { RemoveButton } from "./remove-button.tsx";

/** A bar that keeps the save button visible however long the form is. */
export function SaveBar({ isNew = false, removal }: { isNew?: boolean; removal?: "delete" | "archive" }) {
	const { isSubmitting } = useFormState();
	return (
		<Box
			sx={{
				alignItems: "center",
				backgroundColor: "background.default",
				borderBlockStart: 1,
				borderColor: "divider",
				bottom: 0,
				display: "flex",
				flexWrap: "wrap",
				gap: 2,
				justifyContent: "space-between",
				marginBlockStart: 3,
				paddingBlock: 1.5,
				position: "sticky",
				zIndex: 10,
			}}
		>
			<SaveButton
				alwaysEnable={isNew && !isSubmitting}
				icon={<span />}
				sx={{ "& .MuiButton-startIcon": { display: "none" } }}
			/>
			{removal && <RemoveButton kind={removal} />}
		</Box>
	);
}
