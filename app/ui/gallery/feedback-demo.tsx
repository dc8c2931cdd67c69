import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Stack } from "../layout/stack.tsx";
import { Callout } from "../notice/callout.tsx";
import { Empty } from "../notice/empty.tsx";
import { Toast, ToastRegion } from "../notice/toast.tsx";
import { Progress } from "../progress/progress.tsx";
import { Skeleton } from "../progress/skeleton.tsx";
import { words } from "./gallery-words.ts";
import { SummaryDemo } from "./summary-demo.tsx";

const { feedback } = words;

export function FeedbackDemo() {
	const [shown, setShown] = useState(true);
	return (
		<>
			<SummaryDemo />
			<ToastRegion>
				{shown && (
					<Toast onClose={() => setShown(false)} title={feedback.done}>
						{feedback.doneText}
					</Toast>
				)}
				<Toast title={feedback.failed} tone="danger">
					{feedback.failedText}
				</Toast>
			</ToastRegion>
			<Progress label={feedback.module} planet="mint" value={56} />
			<Skeleton shape="title" />
			<Skeleton lines={3} />
			<Callout title={feedback.tip}>{feedback.tipText}</Callout>
		</>
	);
}

export function DialogsDemo() {
	const [open, setOpen] = useState(false);
	const close = () => setOpen(false);
	return (
		<>
			<div>
				<Button onClick={() => setOpen(true)} type="button" variant="secondary">
					{feedback.open}
				</Button>
			</div>
			<Dialog onClose={close} open={open} sheet title={feedback.dialog}>
				<Stack>
					<p className="muted">{feedback.dialogText}</p>
					<Button block onClick={close} type="button">
						{feedback.fine}
					</Button>
				</Stack>
			</Dialog>
			<Empty
				action={
					<Button size="sm" variant="secondary">
						{feedback.reset}
					</Button>
				}
				as="h3"
				framed
				title={feedback.empty}
			>
				{feedback.emptyText}
			</Empty>
			<Skeleton shape="media" />
		</>
	);
}
