import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import {
	Bold,
	Braces,
	Code,
	Heading2,
	Heading3,
	ImagePlus,
	Italic,
	Link2,
	List,
	ListOrdered,
	type LucideIcon,
	Quote,
	Table,
} from "lucide-react";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { EMPTY_TABLE, type MarkName } from "./markdown-marks.ts";
import { MediaDialog } from "./media-dialog.tsx";
import { WidgetMenu } from "./widget-menu.tsx";

const MARKS: readonly (readonly [MarkName, LucideIcon])[] = [
	["heading2", Heading2],
	["heading3", Heading3],
	["bold", Bold],
	["italic", Italic],
	["list", List],
	["numbers", ListOrdered],
	["quote", Quote],
	["link", Link2],
	["code", Code],
	["block", Braces],
];

type ToolbarProps = {
	controls: string;
	onMark: (name: MarkName) => void;
	onWidget: (widget: string) => void;
	hasWidgets: boolean;
	hasPictures: boolean;
};

/** The buttons above a Markdown text. */
export function MarkdownToolbar({ controls, onMark, onWidget, hasWidgets, hasPictures }: ToolbarProps) {
	const translate = useTranslate();
	return (
		<Box
			aria-controls={controls}
			aria-label={translate("fields.markdown.tools")}
			role="toolbar"
			sx={{ display: "flex", flexWrap: "wrap" }}
		>
			{MARKS.map(([name, Icon]) => (
				<IconButton
					aria-label={translate(`fields.markdown.${name}`)}
					key={name}
					onClick={() => onMark(name)}
					title={translate(`fields.markdown.${name}`)}
				>
					<Icon aria-hidden size={18} />
				</IconButton>
			))}
			<IconButton
				aria-label={translate("fields.markdown.table")}
				onClick={() => onWidget(EMPTY_TABLE)}
				title={translate("fields.markdown.table")}
			>
				<Table aria-hidden size={18} />
			</IconButton>
			{hasPictures && <PictureButton onWidget={onWidget} />}
			{hasWidgets && <WidgetMenu onWidget={onWidget} />}
		</Box>
	);
}

/** A picture of the school's media on a line of its own. */
function PictureButton({ onWidget }: Pick<ToolbarProps, "onWidget">) {
	const translate = useTranslate();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<IconButton
				aria-label={translate("fields.markdown.picture")}
				onClick={() => setOpen(true)}
				title={translate("fields.markdown.picture")}
			>
				<ImagePlus aria-hidden size={18} />
			</IconButton>
			{isOpen && (
				<MediaDialog
					onChoose={({ id }) => {
						setOpen(false);
						onWidget(`::picture{id="${id}" caption=""}`);
					}}
					onEnd={() => setOpen(false)}
				/>
			)}
		</>
	);
}
