import { RecordContextProvider, useTranslate } from "react-admin";
import { printPhone } from "../../../../app/shared/print-phone.ts";
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
			<Asked {...asked} onEnd={onEnd} />
		</RecordContextProvider>
	);
}

/** Whom it is about is said: keys act on a row that may be out of sight, and the queue behind goes on moving. */
function Asked({ action, request, onEnd }: AskedAction & { onEnd: () => void }) {
	const translate = useTranslate();
	const { act, isBusy } = useAction(action, { hasInputs: true });
	const { number, name, surname, phone } = request;
	const about = [
		translate("resources.requests.numbered", { number }),
		[name, surname].filter(Boolean).join(" "),
		printPhone(phone),
	].join(" · ");
	return (
		<ActionDialog about={about} act={act} action={action} isBusy={isBusy} onEnd={onEnd}>
			{action === "call" ? <CallInputs /> : <LoseInputs />}
		</ActionDialog>
	);
}
