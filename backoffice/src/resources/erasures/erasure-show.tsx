import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { FunctionField, Labeled, NumberField, TextField, TextInput, useRecordContext, useTranslate } from "react-admin";
import { InstantField } from "../../fields/instant-field.tsx";
import { StatusChip } from "../../fields/status-chip.tsx";
import { ActionButton } from "../../frames/action-button.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { ShowPage } from "../../frames/show-page.tsx";
import { ERASURE_TONES } from "./erasure-list.tsx";
import { ErasureSource } from "./erasure-source.tsx";

/** One wish: whose it is, what would go, and the two ways to end it. */
export function ErasureShow() {
	return (
		<ShowPage actions={<ErasureActions />} mark={<StatusChip source="status" tones={ERASURE_TONES} />}>
			<FormCard columns={3} name="person">
				<Labeled source="number">
					<ErasureSource />
				</Labeled>
				{["name", "surname", "phone", "email"].map((source) => (
					<Labeled key={source} source={source}>
						<TextField emptyText="—" source={source} />
					</Labeled>
				))}
			</FormCard>
			<FormCard columns={3} name="wish">
				{["askedAt", "dueAt", "decidedAt"].map((source) => (
					<Labeled key={source} source={source}>
						<InstantField source={source} />
					</Labeled>
				))}
				{["requests", "comments", "orders", "byPhoneAlone", "byEmail", "sentSince"].map((source) => (
					<Labeled key={source} source={source}>
						<NumberField source={source} />
					</Labeled>
				))}
				<Labeled source="deals">
					<FunctionField render={({ deals }) => deals.join(", ") || "—"} source="deals" />
				</Labeled>
				{["decidedBy", "refusal"].map((source) => (
					<Labeled key={source} source={source}>
						<TextField emptyText="—" source={source} />
					</Labeled>
				))}
			</FormCard>
		</ShowPage>
	);
}

function ErasureActions() {
	const record = useRecordContext();
	const translate = useTranslate();
	if (record?.status !== "new") return null;
	return (
		<>
			<ActionButton action="carry-out" color="error" variant="contained">
				<Typography>{translate("resources.erasures.consequences")}</Typography>
				{record.byPhoneAlone > 0 && (
					<Alert severity="warning" sx={{ marginBlockStart: 2 }}>
						{translate("resources.erasures.unproved", { smart_count: record.byPhoneAlone, phone: record.phone })}
					</Alert>
				)}
				{record.byEmail > 0 && (
					<Alert severity="warning" sx={{ marginBlockStart: 2 }}>
						{translate("resources.erasures.unprovedEmail", { smart_count: record.byEmail, email: record.email })}
					</Alert>
				)}
			</ActionButton>
			<ActionButton action="refuse">
				<TextInput helperText={false} isRequired minRows={3} multiline source="reason" />
			</ActionButton>
		</>
	);
}
