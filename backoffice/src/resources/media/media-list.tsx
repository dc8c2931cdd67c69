import Box from "@mui/material/Box";
import { DataTable, FunctionField, TextField } from "react-admin";
import { InstantField } from "../../fields/instant-field.tsx";
import { readThumbnail } from "../../fields/media-thumbnail.ts";
import { useLocalSource } from "../../fields/use-screen-locale.ts";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";
import { useSize } from "./use-size.ts";

const FORMATS = ["jpeg", "png", "webp", "gif", "avif"];

/** Pictures, the newest first. */
export function MediaList() {
	const printSize = useSize();
	const alt = useLocalSource("alt");
	return (
		<ListPage
			filters={
				<>
					<SelectFilter source="format" values={FORMATS} />
					<SelectFilter source="unused" values={["true"]} />
				</>
			}
			sort={{ field: "createdAt", order: "DESC" }}
		>
			<RecordTable>
				<DataTable.Col disableSort source="thumbnailUrl">
					<FunctionField
						render={(record) => (
							<Box
								alt=""
								component="img"
								loading="lazy"
								src={readThumbnail(record)}
								sx={{ aspectRatio: "4 / 3", borderRadius: 1, display: "block", objectFit: "cover", width: "5rem" }}
							/>
						)}
					/>
				</DataTable.Col>
				<DataTable.Col source="title">
					<RecordLink>
						<TextField source="title" />
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col disableSort source={alt} />
				<DataTable.Col source="width">
					<FunctionField render={({ width, height }) => `${width} × ${height}`} />
				</DataTable.Col>
				<DataTable.Col source="bytes">
					<FunctionField render={({ bytes }) => printSize(bytes)} />
				</DataTable.Col>
				<DataTable.NumberCol disableSort source="uses" />
				<DataTable.Col source="createdAt">
					<InstantField source="createdAt" />
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}
