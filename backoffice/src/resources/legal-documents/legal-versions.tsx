import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useLocaleState, useRecordContext, useTranslate } from "react-admin";
import type { ListedVersion } from "../../../../app/features/pages/office/read-legal-documents.server.ts";
import { printDay } from "../../fields/day-field.tsx";
import { ActionButton } from "../../frames/action-button.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { siteAddress } from "../../providers/http.ts";
import { dayOf } from "./waiting-version.ts";

const COLUMNS = ["number", "locale", "validFrom", "note", "hash"] as const;
/** How much of a hash is shown: enough to tell two versions apart. */
const HASH_LETTERS = 12;

/** Every version there ever was; one that is not in force yet can be withdrawn. */
export function LegalVersions() {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const record = useRecordContext();
	if (!record) return null;
	const today = dayOf(Date.now());
	return (
		<FormCard name="versions">
			<TableContainer tabIndex={0}>
				<Table size="small">
					<TableHead>
						<TableRow>
							{COLUMNS.map((column) => (
								<TableCell key={column}>{translate(`resources.legal-documents.fields.${column}`)}</TableCell>
							))}
							<TableCell>{translate("common.todo")}</TableCell>
						</TableRow>
					</TableHead>
					<TableBody>
						{((record.versions ?? []) as ListedVersion[]).map((version) => (
							<TableRow key={version.id}>
								<TableCell>
									<VersionNumber path={record.path} today={today} version={version} />
								</TableCell>
								<TableCell>{translate(`common.locale.${version.locale}`)}</TableCell>
								<TableCell sx={{ whiteSpace: "nowrap" }}>{printDay(version.validFrom, locale)}</TableCell>
								<TableCell>{version.note}</TableCell>
								<TableCell>
									<code title={version.hash}>{version.hash.slice(0, HASH_LETTERS)}</code>
								</TableCell>
								<TableCell>
									{version.validFrom > today && version.locale === "ru" && (
										<ActionButton action="withdraw" defaults={{ number: version.number }} isAsked />
									)}
								</TableCell>
							</TableRow>
						))}
					</TableBody>
				</Table>
			</TableContainer>
		</FormCard>
	);
}

/** Leads to the version on the site, once it is there: before its day readers are shown none. */
function VersionNumber({ version, path, today }: { version: ListedVersion; path: string; today: string }) {
	const { number, locale, validFrom } = version;
	if (validFrom > today) return number;
	const address = `${locale === "en" ? "en" : ""}${path}?version=${number}`.replace(/^\//, "");
	return (
		<Link href={siteAddress(address)} rel="noreferrer" target="_blank">
			{number}
		</Link>
	);
}
