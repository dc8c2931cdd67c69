import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { useMay, usePerson } from "../access/use-person.ts";
import { PageHead } from "../frames/page-head.tsx";
import { OFFICE_RESOURCES } from "../office-resources.ts";
import { WaitingCard } from "./waiting-card.tsx";

/** What waits for a decision that the person may make, as numbers that lead to their lists. */
export function Dashboard() {
	const translate = useTranslate();
	const may = useMay();
	const person = usePerson();
	const queues = OFFICE_RESOURCES.flatMap(({ name, waiting = [] }) =>
		waiting.filter(({ verb }) => may(name, verb)).map((queue) => ({ resource: name, queue })),
	).sort((one, other) => Number(other.queue.isHot ?? false) - Number(one.queue.isHot ?? false));
	return (
		<>
			<PageHead title={translate("office.start")} />
			{person && queues.length === 0 && (
				<Typography>{translate("office.nothingWaits", { name: person.name })}</Typography>
			)}
			<Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fit, minmax(11rem, 1fr))" }}>
				{queues.map(({ resource, queue }) => (
					<WaitingCard key={resource + queue.label} queue={queue} resource={resource} />
				))}
			</Box>
		</>
	);
}
