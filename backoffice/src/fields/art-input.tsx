import Box from "@mui/material/Box";
import { SelectInput, useTranslate } from "react-admin";
import { siteAddress } from "../providers/http.ts";
import { AVATARS } from "./covers.ts";
import { REQUIRED_CHOICE } from "./required-choice.ts";

type ArtInputProps = {
	source: string;
	/** The key of the label inside a list of parts; by default the name of the field. */
	label?: string;
	required?: boolean;
	names?: readonly string[];
};

/** One of the school's own drawings, chosen by appearance. */
export function ArtInput({ source, label, required = false, names = AVATARS }: ArtInputProps) {
	return (
		<SelectInput
			choices={names.map((id) => ({ id }))}
			helperText={false}
			label={label}
			optionText={({ id }: { id: string }) => <Drawing name={id} />}
			source={source}
			{...(required ? REQUIRED_CHOICE : {})}
		/>
	);
}

function Drawing({ name }: { name: string }) {
	const translate = useTranslate();
	return (
		<Box component="span" sx={{ alignItems: "center", display: "inline-flex", gap: 1 }}>
			<Box
				alt=""
				component="img"
				src={siteAddress(`art/${name}.svg`)}
				sx={{ borderRadius: 1, height: 28, objectFit: "cover", width: 28 }}
			/>
			{translate(`fields.drawing.${name}`)}
		</Box>
	);
}
