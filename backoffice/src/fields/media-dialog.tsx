import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { Upload, X } from "lucide-react";
import { useId, useState } from "react";
import { type RaRecord, useGetList, useTranslate } from "react-admin";
import { useMay } from "../access/use-person.ts";
import { readThumbnail } from "./media-thumbnail.ts";
import { MediaUpload } from "./media-upload.tsx";

const PER_PAGE = 24;

type MediaDialogProps = { onChoose: (record: RaRecord) => void; onEnd: () => void };

/** A picture of the school's media, or a new one, which is chosen as soon as it is there. */
export function MediaDialog({ onChoose, onEnd }: MediaDialogProps) {
	const translate = useTranslate();
	const titleId = useId();
	const may = useMay();
	const [isNew, setNew] = useState(false);
	return (
		<Dialog aria-labelledby={titleId} fullWidth maxWidth="md" onClose={onEnd} open>
			<Box sx={{ alignItems: "center", display: "flex", justifyContent: "space-between", paddingInlineEnd: 2 }}>
				<DialogTitle id={titleId}>{translate(isNew ? "resources.media.upload" : "fields.media.title")}</DialogTitle>
				<IconButton aria-label={translate("ra.action.close")} onClick={onEnd}>
					<X aria-hidden size={20} />
				</IconButton>
			</Box>
			<DialogContent sx={{ display: "grid", gap: 2 }}>
				{isNew ? (
					<MediaUpload onDone={onChoose}>
						<Button onClick={() => setNew(false)}>{translate("ra.action.back")}</Button>
					</MediaUpload>
				) : (
					<>
						{may("media", "create") && (
							<Button
								onClick={() => setNew(true)}
								startIcon={<Upload aria-hidden size={18} />}
								sx={{ justifySelf: "start" }}
								variant="outlined"
							>
								{translate("resources.media.upload")}
							</Button>
						)}
						<MediaList onChoose={onChoose} />
					</>
				)}
			</DialogContent>
		</Dialog>
	);
}

/** All media with a search, newest first, a page at a time. */
function MediaList({ onChoose }: Pick<MediaDialogProps, "onChoose">) {
	const translate = useTranslate();
	const [q, setQ] = useState("");
	const [page, setPage] = useState(1);
	const {
		data = [],
		total = 0,
		isPending,
	} = useGetList("media", { filter: { q }, pagination: { page, perPage: PER_PAGE } });
	return (
		<>
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
		</>
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
