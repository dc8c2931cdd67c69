import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { type RaRecord, useCreatePath, useListContext, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { EmptyList } from "../../frames/empty-list.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { HolidaysNote } from "./holidays-note.tsx";
import { isSought } from "./is-sought.ts";

/** More than there are, so that all settings are on one page. */
const ALL = 100;

/** Everything that this person may change, in groups. */
export function SettingList() {
	return (
		<ListPage isWhole perPage={ALL} sort={{ field: "place", order: "ASC" }}>
			<Groups />
		</ListPage>
	);
}

function Groups() {
	const translate = useTranslate();
	const { data = [], filterValues, isPending } = useListContext();
	const wordsOf = ({ id, group }: RaRecord) => [
		translate(`resources.settings.keys.${id}.name`),
		translate(`resources.settings.keys.${id}.hint`),
		translate(`resources.settings.groups.${group}`),
	];
	const found = data.filter((setting) => isSought(wordsOf(setting), String(filterValues.q ?? "").trim()));
	const groups = [...Map.groupBy(found, ({ group }) => String(group))];
	if (!isPending && groups.length === 0) return <EmptyList />;
	return (
		<Box
			sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" } }}
		>
			{groups.map(([name, settings]) => (
				<Group key={name} name={name} settings={settings} />
			))}
		</Box>
	);
}

function Group({ name, settings }: { name: string; settings: readonly RaRecord[] }) {
	const translate = useTranslate();
	const createPath = useCreatePath();
	return (
		<Card component="section" sx={{ padding: { xs: "1.25rem", sm: "1.5rem" } }}>
			<Typography sx={{ marginBlockEnd: 1.5 }} variant="h2">
				{translate(`resources.settings.groups.${name}`)}
			</Typography>
			<Box component="ul" sx={{ display: "grid", gap: 1.5, listStyle: "none", margin: 0, padding: 0 }}>
				{settings.map(({ id, value }) => (
					<li key={id}>
						<Link
							component={RouterLink}
							sx={{ color: "text.primary", fontWeight: 600 }}
							to={createPath({ resource: "settings", type: "edit", id })}
						>
							{translate(`resources.settings.keys.${id}.name`)}
						</Link>
						<Typography sx={{ color: "text.secondary" }} variant="body2">
							{translate(`resources.settings.keys.${id}.hint`)}
						</Typography>
						{id === "holidays" && <HolidaysNote value={value} />}
					</li>
				))}
			</Box>
		</Card>
	);
}
