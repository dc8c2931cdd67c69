import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type KeyboardEvent, useRef } from "react";
import { RecordContextProvider, useListContext, useTranslate } from "react-admin";
import { useMay } from "../../access/use-person.ts";
import { EmptyList } from "../../frames/empty-list.tsx";
import { CommentCard } from "./comment-card.tsx";

/** Keys that go to the next comment and to the one before. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, о: 1, ArrowUp: -1, k: -1, л: -1 };

/** The queue. Keys work while a comment has the focus, so that they disturb no other program and no typing. */
export function CommentQueue() {
	const translate = useTranslate();
	const may = useMay();
	const { data = [], total, isPending } = useListContext();
	const list = useRef<HTMLUListElement>(null);
	function move(event: KeyboardEvent<HTMLElement>): void {
		const step = STEPS[event.key];
		if (step === undefined || event.target !== event.currentTarget) return;
		event.preventDefault();
		const cards = [...(list.current?.querySelectorAll<HTMLElement>("[data-comment]") ?? [])];
		cards[cards.indexOf(event.currentTarget) + step]?.focus();
	}
	/** What was decided leaves the list: the focus goes on to whatever stands in its place. */
	function goOn(id: string): void {
		const cards = [...(list.current?.querySelectorAll<HTMLElement>("[data-comment]") ?? [])];
		const index = cards.findIndex((card) => card.dataset.comment === id);
		(cards[index + 1] ?? cards[index - 1])?.focus();
	}
	if (isPending) return null;
	if (total === 0) return <NoComments />;
	return (
		<>
			<Typography sx={{ color: "text.secondary", marginBlockEnd: 1.5 }} variant="body2">
				{translate(may("comments", "approve") ? "resources.comments.keys" : "resources.comments.keysToRead")}
			</Typography>
			<Box
				component="ul"
				ref={list}
				sx={{
					display: "grid",
					gap: 1.5,
					gridTemplateColumns: "minmax(0, 1fr)",
					listStyle: "none",
					margin: 0,
					padding: 0,
				}}
			>
				{data.map((record) => (
					<li key={record.id}>
						<RecordContextProvider value={record}>
							<CommentCard onDecided={() => goOn(String(record.id))} onMove={move} />
						</RecordContextProvider>
					</li>
				))}
			</Box>
		</>
	);
}

function NoComments() {
	return (
		<div role="status">
			<EmptyList />
		</div>
	);
}
