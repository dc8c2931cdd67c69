import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { Loading, ShowBase, useGetRecordRepresentation, useShowContext } from "react-admin";
import { BackToList } from "./back-to-list.tsx";
import { PageHead } from "./page-head.tsx";

type ShowPageProps = {
	/** The buttons in the heading: `<ActionButton />`s of the resource. */
	actions?: ReactNode;
	mark?: ReactNode;
	/** `<FormCard>`s with fields. */
	children: ReactNode;
};

/** Asks for the whole record, apart from the shorter one that a list may have put into the cache. */
const WHOLE = { meta: { whole: true } };

/** The page of a record that is not edited but has actions: an order, a delivery. */
export function ShowPage({ actions, mark, children }: ShowPageProps) {
	return (
		<ShowBase queryOptions={WHOLE}>
			<Shown actions={actions} mark={mark}>
				{children}
			</Shown>
		</ShowBase>
	);
}

function Shown({ actions, mark, children }: ShowPageProps) {
	const { record, resource, isPending } = useShowContext();
	const represent = useGetRecordRepresentation(resource);
	if (isPending || !record) return <Loading />;
	const title = represent(record);
	return (
		<>
			<PageHead before={<BackToList />} mark={mark} title={typeof title === "string" ? title : String(record.id)}>
				{actions}
			</PageHead>
			<Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>{children}</Box>
		</>
	);
}
