import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useLocaleState, useTranslate } from "react-admin";
import type { Sold } from "../../../../app/features/checkout/office/list-sales.server.ts";
import { intlTag } from "../../fields/intl-tag.ts";
import { printMoney } from "../../fields/money-text.ts";
import { WIDE_ON_A_PHONE } from "../../frames/plain-table.tsx";

type SalesRow = Sold & { readonly key: string; readonly month?: string; readonly title?: string };

type SalesTableProps = {
	/** What each row is about; rows of different currencies are never added up. */
	readonly by: "currency" | "month" | "course";
	readonly rows: readonly SalesRow[];
};

const FIGURES = ["orders", "paid", "refunded", "left"] as const;

/** Sums row by row; scrolls within its card where it is too wide. */
export function SalesTable({ by, rows }: SalesTableProps) {
	const translate = useTranslate();
	const print = useSalesText();
	const words = "resources.orders.sales";
	const names = by === "course" ? (["month", "course"] as const) : ([by] as const);
	return (
		<TableContainer aria-label={translate(`${words}.by.${by}`)} role="region" tabIndex={0}>
			<Table size="small" sx={WIDE_ON_A_PHONE}>
				<TableHead>
					<TableRow>
						{names.map((name) => (
							<TableCell key={name}>{translate(`${words}.${name}`)}</TableCell>
						))}
						{FIGURES.map((name) => (
							<TableCell align="right" key={name}>
								{translate(`${words}.${name}`)}
							</TableCell>
						))}
					</TableRow>
				</TableHead>
				<TableBody>
					{rows.map((row) => (
						<TableRow key={row.key}>
							{names.map((name) => (
								<TableCell component="th" key={name} scope="row">
									{print(row)[name]}
								</TableCell>
							))}
							{FIGURES.map((name) => (
								<TableCell align="right" key={name} sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}>
									{print(row)[name]}
								</TableCell>
							))}
						</TableRow>
					))}
				</TableBody>
			</Table>
		</TableContainer>
	);
}

/** The cells of a row in the language of the screen. */
function useSalesText() {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const monthFormat = new Intl.DateTimeFormat(intlTag(locale), {
		month: "long",
		year: "numeric",
		timeZone: "UTC",
	});
	return ({ currency, orders, paid, refunded, month, title }: SalesRow) => {
		const sum = (minor: number) => printMoney(minor, { currency, locale });
		return {
			currency: translate(`resources.orders.sales.currencies.${currency}`),
			month: month ? monthFormat.format(new Date(`${month}-01T00:00:00Z`)) : "",
			course: title || translate("resources.orders.sales.noCourse"),
			orders: String(orders),
			paid: sum(paid),
			refunded: sum(refunded),
			left: sum(paid - refunded),
		};
	};
}
