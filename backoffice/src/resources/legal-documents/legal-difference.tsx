import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useDataProvider, useRecordContext, useTranslate } from "react-admin";
import { useFormContext } from "react-hook-form";
import type { ParagraphChange } from "../../../../app/features/pages/compare-texts.server.ts";
import type { Locale } from "../../../../app/shared/localized.ts";
import { useRefusal } from "../../frames/use-refusal.ts";
import type { OfficeDataProvider } from "../../providers/data-provider.ts";

/** What the text that is being written changes against the last version, shown before it is published. */
export function LegalDifference({ locale, source }: { locale: Locale; source: string }) {
	const translate = useTranslate();
	const record = useRecordContext();
	const provider = useDataProvider<OfficeDataProvider>();
	const refuse = useRefusal();
	const { getValues } = useFormContext();
	const [changes, setChanges] = useState<readonly ParagraphChange[]>();
	async function compare(): Promise<void> {
		try {
			const input = { locale, body: getValues(source) };
			const { data } = await provider.act<ParagraphChange[]>("legal-documents", record?.id ?? "", "compare", input);
			setChanges(data);
		} catch (error) {
			refuse(error);
		}
	}
	const changed = changes?.filter(({ kind }) => kind !== "same");
	return (
		<Box>
			<Button onClick={() => void compare()} variant="outlined">
				{translate("resources.legal-documents.compare")}
			</Button>
			<Box role="status" sx={{ display: "grid", gap: 1.5, marginBlockStart: 2 }}>
				{changed?.length === 0 && translate("resources.legal-documents.same")}
				{changed?.map((change, index) => (
					<Paragraph change={change} key={index} />
				))}
			</Box>
		</Box>
	);
}

function Paragraph({ change }: { change: ParagraphChange }) {
	if (change.kind === "changed") {
		return (
			<p>
				{change.pieces.map(({ kind, text }, index) => (
					<Piece key={index} kind={kind} text={text} />
				))}
			</p>
		);
	}
	return (
		<p>
			<Piece kind={change.kind} text={change.text} />
		</p>
	);
}

function Piece({ kind, text }: { kind: "same" | "added" | "removed"; text: string }) {
	if (kind === "same") return text;
	return (
		<Box
			component={kind === "added" ? "ins" : "del"}
			sx={{ backgroundColor: kind === "added" ? "success.light" : "error.light", color: "common.black" }}
		>
			{text}
		</Box>
	);
}
