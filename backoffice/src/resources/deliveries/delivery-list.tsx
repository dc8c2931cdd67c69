import Box from "@mui/material/Box";
import { DataTable, FunctionField, useTranslate } from "react-admin";
import { DELIVERY_STATUSES, type DeliveryStatus, MESSAGE_CHANNELS } from "../../../../app/shared/message-states.ts";
import { InstantField } from "../../fields/instant-field.tsx";
import { StatusChip, type Tone } from "../../fields/status-chip.tsx";
import { ActionButton } from "../../frames/action-button.tsx";
import { ChipsFilter } from "../../frames/chips-filter.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";
import { AboutLink } from "./about-link.tsx";
import { canRetry, type DeliveryState } from "./can-retry.ts";
import { useDeliveryReason } from "./delivery-reason.ts";

const TONES = { waiting: "warn", failed: "danger", delivered: "success" } as const satisfies Partial<
	Record<DeliveryStatus, Tone>
>;

/** Letters, messages and leads: sent, waiting, failed with the reason, sent once more by hand or left as they are. */
export function DeliveryList() {
	const translate = useTranslate();
	const sayReason = useDeliveryReason();
	return (
		<ListPage
			filters={
				<>
					<ChipsFilter values={DELIVERY_STATUSES} source="status" />
					<SelectFilter values={MESSAGE_CHANNELS} source="channel" />
				</>
			}
			sort={{ field: "createdAt", order: "DESC" }}
		>
			<RecordTable>
				<DataTable.Col source="createdAt">
					<InstantField source="createdAt" />
				</DataTable.Col>
				<DataTable.Col disableSort source="channel">
					<FunctionField render={({ channel }) => translate(`resources.deliveries.choices.channel.${channel}`)} />
				</DataTable.Col>
				<DataTable.Col source="kind">
					<FunctionField render={({ kind }) => translate(`resources.deliveries.kinds.${kind}`, { _: kind })} />
				</DataTable.Col>
				<DataTable.Col disableSort label="resources.deliveries.fields.about" source="requestNumber">
					<FunctionField render={(record) => <AboutLink record={record} />} />
				</DataTable.Col>
				<DataTable.Col disableSort source="status">
					<StatusChip source="status" tones={TONES} />
				</DataTable.Col>
				<DataTable.NumberCol source="attempts" />
				<DataTable.Col disableSort source="lastError">
					<FunctionField render={({ lastError }) => sayReason(lastError)} />
				</DataTable.Col>
				<DataTable.Col disableSort label="" source="id">
					<FunctionField render={(record) => <DeliveryActions record={record} />} />
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}

function DeliveryActions({ record }: { record: DeliveryState }) {
	if (!canRetry(record)) return null;
	return (
		<Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
			<ActionButton action="retry" />
			{record.status === "failed" && <ActionButton action="leave" isAsked variant="text" />}
		</Box>
	);
}
