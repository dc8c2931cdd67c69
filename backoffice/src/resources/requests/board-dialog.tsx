import { RecordContextProvider } from "react-admin";
import { ActionDialog } from "../../frames/action-button.tsx";
import { useAction } from "../../frames/use-action.ts";
import type { QueuedRequest } from "../../providers/board.ts";
import { CallInputs } from "./call-inputs.tsx";
import { LoseInputs } from "./lose-inputs.tsx";

export type AskedAction = { readonly action: "call" | "lose"; readonly request: QueuedRequest };

/** The dialog of an action that the board asks for, about one request of the queue. */
export function BoardDialog({ asked, onEnd }: { asked: AskedAction; onEnd: () => void }) {
	return (
		<RecordContextProvider value={asked.request}>
			<Asked action={asked.action} onEnd={onEnd} />
		</RecordContextProvider>
	);
}

function Asked({ action, onEnd }: { action: AskedAction["action"]; onEnd: () => void }) {
	const { act, isBusy } = useAction(action, { hasInputs: true });
	return (
		<ActionDialog act={act} action={action} isBusy={isBusy} onEnd={onEnd}>
			{action === "call" ? <CallInputs /> : <LoseInputs />}
		</ActionDialog>
	);
}
