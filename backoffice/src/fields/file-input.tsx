import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { FieldTitle, InputHelperText, useInput, useResourceContext } from "react-admin";
import { MOST_PICTURE_BYTES } from "../../../app/shared/most-picture-bytes.ts";

/** The picture of an upload, chosen by the browser's own field: it takes dropped files and the keyboard as well. */
export function FileInput({ source }: { source: string }) {
	const resource = useResourceContext();
	const { field, fieldState, id } = useInput({ source, validate: checkSize });
	return (
		<Box sx={{ display: "grid", gap: 1 }}>
			<Typography component="label" htmlFor={id}>
				<FieldTitle isRequired resource={resource} source={source} />
			</Typography>
			<input
				accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
				aria-describedby={`${id}-hint`}
				aria-invalid={fieldState.invalid}
				id={id}
				name={field.name}
				onBlur={field.onBlur}
				onChange={({ target }) => field.onChange(target.files?.[0])}
				ref={field.ref}
				type="file"
			/>
			<Typography
				id={`${id}-hint`}
				sx={{ color: fieldState.invalid ? "error.main" : "text.secondary" }}
				variant="body2"
			>
				<InputHelperText error={fieldState.error?.message} helperText="resources.media.fileHint" />
			</Typography>
		</Box>
	);
}

/** A file that the school would refuse for its size is not sent at all: on a slow line that takes minutes. */
function checkSize(file: unknown): string | undefined {
	return file instanceof File && file.size > MOST_PICTURE_BYTES ? "resources.media.errors.tooLarge" : undefined;
}
