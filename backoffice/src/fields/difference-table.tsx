import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useResourceContext, useTranslate } from "react-admin";
import type { Currency } from "../../../app/shared/money.ts";
import type { ResourceName } from "../../../app/shared/staff-rights.ts";
import type { Difference } from "./list-differences.ts";
import { RecordNames } from "./record-names.tsx";
import { type Reference, referenceOf } from "./reference-of.ts";
import { useFieldName } from "./use-field-name.ts";
import { useValueText } from "./use-value-text.ts";

type DifferenceTableProps = {
	readonly differences: readonly Difference[];
	before: string;
	after: string;
	/** The resource of the fields, when it is not that of the screen. */
	resource?: string;
};

/** The values of each field before and after a change. */
export function DifferenceTable({ differences, before, after, resource }: DifferenceTableProps) {
	const translate = useTranslate();
	const here = useResourceContext();
	const of = (resource ?? here) as ResourceName;
	const nameField = useFieldName(resource);
	const valueText = useValueText(resource, currencyIn(differences));
	return (
		<TableContainer sx={{ maxHeight: "50vh" }} tabIndex={0}>
			<Table size="small" stickyHeader>
				<TableHead>
					<TableRow>
						<TableCell>{translate("history.field")}</TableCell>
						<TableCell>{before}</TableCell>
						<TableCell>{after}</TableCell>
					</TableRow>
				</TableHead>
				<TableBody>
					{differences.map((difference) => (
						<TableRow key={difference.field} sx={{ verticalAlign: "top" }}>
							<TableCell component="th" scope="row">
								{nameField(difference.field) + itemOf(difference.field)}
							</TableCell>
							{[difference.before, difference.after].map((value, index) => (
								<ValueCell key={index} reference={referenceOf(of, difference.field, value)}>
									{valueText(difference.field, value)}
								</ValueCell>
							))}
						</TableRow>
					))}
				</TableBody>
			</Table>
		</TableContainer>
	);
}

/** In what a record counts, where that is among what differs: of a new one everything is. */
function currencyIn(differences: readonly Difference[]): Currency | undefined {
	const { before, after } = differences.find(({ field }) => field === "currency") ?? {};
	return [after, before].find((value) => value === "RUB" || value === "USD") as Currency | undefined;
}

function ValueCell({ reference, children }: { reference: Reference | undefined; children: string }) {
	return (
		<TableCell sx={{ maxWidth: "26rem", overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
			{reference ? <RecordNames {...reference} /> : children}
		</TableCell>
	);
}

/** Which item of its lists a field is of, counted from one: ` · 2` of `tariffs.1.priceRub`. */
function itemOf(path: string): string {
	const places = path.split(".").filter((part) => /^\d+$/.test(part));
	return places.map((place) => ` · ${Number(place) + 1}`).join("");
}
