import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, useTranslate } from "react-admin";
import { useNavigate } from "react-router-dom";
import { useMay } from "../../access/use-person.ts";
import { useAction } from "../../frames/use-action.ts";

/** Ends the request at hand in another one of the same person. */
export function MergeButton({ into }: { into: { readonly id: string; readonly number: number } }) {
	const translate = useTranslate();
	const may = useMay();
	const navigate = useNavigate();
	const { act, isBusy } = useAction("merge");
	const [isAsked, setAsked] = useState(false);
	if (!may("requests", "merge")) return null;
	async function merge(): Promise<void> {
		const done = await act({ into: into.id });
		setAsked(false);
		if (done.ok) navigate(`/requests/${into.id}/show`);
	}
	const words = "resources.requests.actions.merge";
	return (
		<>
			<Button disabled={isBusy} onClick={() => setAsked(true)} size="small" variant="outlined">
				{translate(`${words}.label`)}
			</Button>
			<Confirm
				content={translate(`${words}.question`, { number: into.number })}
				isOpen={isAsked}
				onClose={() => setAsked(false)}
				onConfirm={() => void merge()}
				title={translate(`${words}.title`, { number: into.number })}
			/>
		</>
	);
}
