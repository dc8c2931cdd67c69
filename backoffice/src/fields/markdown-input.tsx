import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useRef, useState } from "react";
import { FieldTitle, InputHelperText, useInput, useResourceContext, useTranslate } from "react-admin";
import { isLocale } from "../../../app/shared/localized.ts";
import { DraftFrame } from "./draft-frame.tsx";
import { applyMark, insertWidget, type Selection } from "./markdown-marks.ts";
import { MarkdownToolbar } from "./markdown-toolbar.tsx";
import { useFieldName } from "./use-field-name.ts";

type MarkdownInputProps = {
	/** For example `texts.ru.body`; the preview is in its language. */
	source: string;
	required?: boolean;
	/** False when the pages of the resource do not render widgets. */
	hasWidgets?: boolean;
	/** False when the text is shown without pictures. */
	hasPictures?: boolean;
	/** False when the resource has no page of its own. */
	hasPreview?: boolean;
	minRows?: number;
};

const ONE_COLUMN = "minmax(0, 1fr)";
const TWO_COLUMNS = "repeat(2, minmax(0, 1fr))";

/** A long text in Markdown: marks by buttons, widgets from a menu, and the real page beside it while one types. */
export function MarkdownInput({
	source,
	required,
	hasWidgets = true,
	hasPreview = true,
	hasPictures = hasPreview,
	minRows = 14,
}: MarkdownInputProps) {
	const nameField = useFieldName();
	const resource = useResourceContext();
	const { field, fieldState, id } = useInput({ source, parse: (text: string) => text });
	const { area, change } = useTextEdit(field.onChange);
	const [isPreviewed, setPreviewed] = useState(false);
	const locale = source.split(".").find(isLocale) ?? "ru";
	return (
		<Box sx={{ display: "grid", gap: 1, gridColumn: "1 / -1" }}>
			<Box sx={{ alignItems: "center", display: "flex", flexWrap: "wrap", justifyContent: "space-between" }}>
				<MarkdownToolbar
					controls={id}
					hasPictures={hasPictures}
					hasWidgets={hasWidgets}
					onMark={(name) => change((selection) => applyMark(selection, name))}
					onWidget={(widget) => change((selection) => insertWidget(selection, widget))}
				/>
				{hasPreview && <PreviewSwitch isOn={isPreviewed} onChange={setPreviewed} />}
			</Box>
			<Box
				sx={{
					display: "grid",
					gap: 2,
					gridTemplateColumns: { xs: ONE_COLUMN, lg: isPreviewed ? TWO_COLUMNS : ONE_COLUMN },
				}}
			>
				<TextField
					error={fieldState.invalid}
					helperText={fieldState.invalid && <InputHelperText error={fieldState.error?.message} helperText={false} />}
					id={id}
					inputRef={(element: HTMLTextAreaElement | null) => {
						area.current = element;
						field.ref(element);
					}}
					label={<FieldTitle isRequired={required} label={nameField(source)} resource={resource} source={source} />}
					minRows={minRows}
					multiline
					name={field.name}
					onBlur={field.onBlur}
					onChange={({ target }) => field.onChange(target.value)}
					slotProps={{ htmlInput: { lang: locale, spellCheck: true } }}
					value={field.value ?? ""}
				/>
				{isPreviewed && <DraftFrame locale={locale} />}
			</Box>
		</Box>
	);
}

function PreviewSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
	const translate = useTranslate();
	return (
		<Button aria-pressed={isOn} onClick={() => onChange(!isOn)}>
			{translate(isOn ? "fields.preview.hide" : "fields.preview.show")}
		</Button>
	);
}

/** Changes the selection of a text area from buttons next to it. */
function useTextEdit(onChange: (text: string) => void) {
	const area = useRef<HTMLTextAreaElement>(null);
	function change(edit: (selection: Selection) => Selection): void {
		const element = area.current;
		if (!element) return;
		const { text, start, end } = edit({
			text: element.value,
			start: element.selectionStart,
			end: element.selectionEnd,
		});
		onChange(text);
		// After React has written the text: the browser would put the caret at its end.
		requestAnimationFrame(() => {
			element.focus();
			element.setSelectionRange(start, end);
		});
	}
	return { area, change };
}
