import type { DialogProps } from "@mui/material/Dialog";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Confirm } from "react-admin";
import { useFormState } from "react-hook-form";

/**
 * Closes a dialog by the Escape key: what was typed is lost only after a question, and a click outside closes nothing. `typed` belongs into
 * the form of the dialog, `question` beside the dialog.
 */
export function useClosing(onEnd: () => void) {
	const isTyped = useRef(false);
	const [isAsked, setAsked] = useState(false);
	const close: DialogProps["onClose"] = (_event, reason) => {
		if (reason !== "escapeKeyDown") return;
		if (isTyped.current) setAsked(true);
		else onEnd();
	};
	const question = (
		<Confirm
			cancel="common.closing.stay"
			confirm="common.closing.leave"
			content="common.closing.question"
			isOpen={isAsked}
			onClose={() => setAsked(false)}
			onConfirm={onEnd}
			title="common.closing.title"
		/>
	);
	return { close, question, typed: <Typed mark={isTyped} /> };
}

/** Keeps the mark true while the form around it differs from how it was opened. */
function Typed({ mark }: { mark: RefObject<boolean> }) {
	const { dirtyFields } = useFormState();
	const isTyped = Object.keys(dirtyFields).length > 0;
	useEffect(() => {
		mark.current = isTyped;
	}, [mark, isTyped]);
	return null;
}
