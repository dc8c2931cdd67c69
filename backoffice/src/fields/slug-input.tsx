import Button from "@mui/material/Button";
import InputAdornment from "@mui/material/InputAdornment";
import { useRecordContext, useTranslate } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { LineInput } from "./line-input.tsx";
import { suggestSlug } from "./transliterate.ts";

/**
 * The last part of a page's address. Offers one made of the title, of the Russian one while there is no English one; a renamed page is
 * still found under its old address.
 */
export function SlugInput({ source = "slug", from }: { source?: string; from: string }) {
	const translate = useTranslate();
	const record = useRecordContext();
	const { setValue } = useFormContext();
	const [slug, english, russian] = useWatch({ name: [source, from, from.replace(".en.", ".ru.")] });
	const title: unknown = english || russian;
	const before: unknown = record?.[source];
	const suggestion = suggestSlug(typeof title === "string" ? title : "");
	const isRenamed = Boolean(before) && Boolean(slug) && before !== slug;
	return (
		<LineInput
			helperText={isRenamed ? translate("fields.slug.renamed", { before }) : "fields.slug.hint"}
			required
			slotProps={{
				htmlInput: { autoCapitalize: "none", autoComplete: "off", spellCheck: false },
				input: {
					endAdornment: suggestion !== "" && suggestion !== slug && (
						<InputAdornment position="end">
							<Button onClick={() => setValue(source, suggestion, { shouldDirty: true })} size="small">
								{translate("fields.slug.suggest")}
							</Button>
						</InputAdornment>
					),
				},
			}}
			source={source}
		/>
	);
}
