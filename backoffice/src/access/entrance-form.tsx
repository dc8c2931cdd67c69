import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";

type EntranceFormProps = {
	/** Called with the values of the fields by their names. */
	onSubmit: (fields: Record<string, string>) => void;
	submitLabel: string;
	isBusy: boolean;
	failure?: string;
	children: ReactNode;
};

/** A real form, so that password managers and the Enter key work; what went wrong is said aloud. */
export function EntranceForm({ onSubmit, submitLabel, isBusy, failure, children }: EntranceFormProps) {
	return (
		<form
			method="post"
			onSubmit={(event) => {
				event.preventDefault();
				const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
				onSubmit(Object.fromEntries(entries));
			}}
		>
			<Box sx={{ display: "grid", gap: 2.5, marginBlockStart: 2 }}>
				<div role="alert">
					{failure && (
						<Alert role="none" severity="error">
							{failure}
						</Alert>
					)}
				</div>
				{children}
				<Button aria-busy={isBusy} color="primary" disabled={isBusy} type="submit" variant="contained">
					{submitLabel}
				</Button>
			</Box>
		</form>
	);
}
