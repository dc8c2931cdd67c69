import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useCreatePath, useRecordContext, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import type { readMedia } from "../../../../app/features/media/office/media.server.ts";
import { FormCard } from "../../frames/form-card.tsx";
import type { Wire } from "../../providers/wire.ts";
import { useSize } from "./use-size.ts";

type Media = Wire<Awaited<ReturnType<typeof readMedia>>[number]>;

/** The picture itself, the line that shows it in a text, its files, and the texts that show it. */
export function MediaFacts() {
	const translate = useTranslate();
	const createPath = useCreatePath();
	const printSize = useSize();
	const record = useRecordContext<Media>();
	if (!record) return null;
	const { uses, files } = record;
	return (
		<>
			<FormCard columns={2} name="picture">
				<Box
					alt={record.alt.ru}
					component="img"
					src={record.thumbnailUrl}
					sx={{ borderRadius: 2, height: "auto", maxWidth: "100%" }}
				/>
				<Box>
					<Typography>{translate("resources.media.line")}</Typography>
					<Box component="code" sx={{ overflowWrap: "anywhere", userSelect: "all" }}>
						{`::picture{id="${record.id}" caption=""}`}
					</Box>
					<Box component="ul" sx={{ paddingInlineStart: 3 }}>
						{files.map(({ url, width, format, bytes }) => (
							<li key={url}>
								<Link href={url} rel="noreferrer" target="_blank">
									{`${width}, ${format}, ${printSize(bytes)}`}
								</Link>
							</li>
						))}
					</Box>
				</Box>
			</FormCard>
			<FormCard name="uses">
				{uses.length === 0 && <Typography>{translate("resources.media.unused")}</Typography>}
				{uses.map(({ resource, recordId, locale, title }) => (
					<Link
						component={RouterLink}
						key={`${resource}${recordId}${locale}`}
						to={createPath({ resource, type: "edit", id: recordId })}
					>
						{translate("common.inLocale", { name: title, locale: translate(`common.locale.${locale}`) })}
					</Link>
				))}
			</FormCard>
		</>
	);
}
