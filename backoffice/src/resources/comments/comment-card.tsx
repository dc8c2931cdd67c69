import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { type KeyboardEvent, useId, useRef } from "react";
import { useRecordContext, useTranslate } from "react-admin";
import type { COMMENT_STATUSES } from "../../../../app/shared/comment-states.ts";
import { InstantField } from "../../fields/instant-field.tsx";
import { StatusChip, type Tone } from "../../fields/status-chip.tsx";
import { siteAddress } from "../../providers/http.ts";
import { CommentActions } from "./comment-actions.tsx";

const TONES = {
	waiting: "warn",
	approved: "success",
	hidden: "plain",
	spam: "danger",
} as const satisfies Record<(typeof COMMENT_STATUSES)[number], Tone>;

type CommentCardProps = { onMove: (event: KeyboardEvent<HTMLElement>) => void; onDecided: () => void };

/** A comment with what it answers, and what can be done with it. */
export function CommentCard({ onMove, onDecided }: CommentCardProps) {
	const translate = useTranslate();
	const headId = useId();
	const actions = useRef<HTMLDivElement>(null);
	const comment = useRecordContext();
	if (!comment) return null;
	function press(event: KeyboardEvent<HTMLElement>): void {
		onMove(event);
		pressByKey(event, actions.current);
	}
	const page = `${comment.locale === "en" ? "en/" : ""}blog/${comment.postSlug}`;
	return (
		<Card
			aria-labelledby={headId}
			component="article"
			data-comment={comment.id}
			onKeyDown={press}
			sx={{ padding: { xs: "1.25rem", sm: "1.5rem" }, "&:focus-visible": { outline: 3, outlineColor: "primary.main" } }}
			tabIndex={0}
		>
			<Box sx={{ alignItems: "center", display: "flex", flexWrap: "wrap", gap: 1.5 }}>
				<Typography component="h2" id={headId} sx={{ fontWeight: 700 }} variant="h3">
					{comment.name}
				</Typography>
				<StatusChip source="status" tones={TONES} />
				<InstantField source="createdAt" />
			</Box>
			<Typography sx={{ color: "text.secondary" }} variant="body2">
				{comment.email ?? translate("resources.comments.school")}
				{" · "}
				<Link href={siteAddress(page)} rel="noreferrer" target="_blank">
					{comment.postTitle}
				</Link>
			</Typography>
			{comment.parentText && <Answered name={comment.parentName} text={comment.parentText} />}
			<Typography lang={comment.locale} sx={{ marginBlock: 1.5, overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
				{comment.text}
			</Typography>
			<CommentActions box={actions} onDecided={onDecided} />
		</Card>
	);
}

/** The comment that this one answers. */
function Answered({ name, text }: { name: string; text: string }) {
	return (
		<Typography
			component="blockquote"
			sx={{
				borderInlineStart: 3,
				borderColor: "divider",
				color: "text.secondary",
				margin: 0,
				marginBlockStart: 1,
				paddingInlineStart: 1.5,
			}}
		>
			{`${name}: ${text}`}
		</Typography>
	);
}

/** Presses the button that a key stands for while the card itself has the focus. */
function pressByKey(event: KeyboardEvent<HTMLElement>, actions: HTMLElement | null): void {
	if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
	const key = event.key.toLowerCase();
	const buttons = [...(actions?.querySelectorAll<HTMLButtonElement>("button[data-keys]") ?? [])];
	const button = buttons.find((one) => one.dataset.keys?.includes(key));
	if (!button) return;
	event.preventDefault();
	button.click();
}
