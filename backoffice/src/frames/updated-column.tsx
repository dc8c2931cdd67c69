import { DataTable } from "react-admin";
import { InstantField } from "../fields/instant-field.tsx";

/** When a record was last changed. */
export const UPDATED_COLUMN = (
	<DataTable.Col source="updatedAt">
		<InstantField source="updatedAt" />
	</DataTable.Col>
);
