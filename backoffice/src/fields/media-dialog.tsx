import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { useId, useState } from "react";
import { type RaRecord, useGetList, useTranslate } from "react-admin";
import { readThumbnail } from "./media-thumbnail.ts";

const PER_PAGE = 24;

type MediaDialogProps = { onChoose: (record: RaRecord) => void; onEnd: () => void };

/** All media with a search, newest first, a page at a time. */
export function MediaDialog({ onChoose, onEnd }: MediaDialogProps) {
	const translate = useTranslate();
	const titleId = useId();
	const [q, setQ] = useState("");
	const [page, setPage] = useState(1);
	const {
		data = [],
		total = 0,
		isPending,
	} = useGetList("media", { filter: { q }, pagination: { page, perPage: PER_PAGE } });
	return (
		<Dialog aria-labelledby={titleId} fullWidth maxWidth="md" onClose={onEnd} open>
			<DialogTitle id={titleId}>{translate("fields.media.title")}</DialogTitle>
			<DialogContent sx={{ display: "grid", gap: 2 }}>
				<TextField
					label={translate("ra.action.search")}
					onChange={({ target }) => {
						setQ(target.value);
						setPage(1);
					}}
					sx={{ marginBlockStart: 1 }}
					type="search"
					value={q}
				/>
				<Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))" }}>
					{data.map((record) => (
						<Tile key={record.id} onClick={() => onChoose(record)} type="button">
							<img alt="" loading="lazy" src={readThumbnail(record)} />
							<span>{record.title ?? record.id}</span>
						</Tile>
					))}
				</Box>
				<div role="status">{!isPending && total === 0 && translate("fields.media.none")}</div>
				<Box sx={{ display: "flex", gap: 1, justifyContent: "flex-end" }}>
					<Button disabled={page === 1} onClick={() => setPage(page - 1)}>
						{translate("ra.navigation.previous")}
					</Button>
					<Button disabled={page * PER_PAGE >= total} onClick={() => setPage(page + 1)}>
						{translate("ra.navigation.next")}
					</Button>
				</Box>
			</DialogContent>
		</Dialog>
	);
}

const Tile = styled("button")(({ theme }) => ({
	background: "none",
	border: `1px solid ${theme.palette.divider}`,
	borderRadius: 12,
	color: "inherit",
	cursor: "pointer",
	display: "grid",
	font: "inherit",
	gap: 4,
	overflowWrap: "anywhere",
	padding: 8,
	"& img": { aspectRatio: "4 / 3", borderRadius: 8, objectFit: "cover", width: "100%" },
	"&:focus-visible": { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
}));
