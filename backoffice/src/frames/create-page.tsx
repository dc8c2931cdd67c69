import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { CreateBase, Form, useGetResourceLabel, useResourceContext, useTranslate } from "react-admin";
import { BackToList } from "./back-to-list.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { PageHead } from "./page-head.tsx";
import { SaveBar } from "./save-bar.tsx";
import { useRefusal } from "./use-refusal.ts";

type CreatePageProps = {
	/** Values that a new record starts with. */
	defaults?: object;
	/** Where one is led once it is saved; its own form, unless the resource has none. */
	redirect?: "edit" | "show" | "list";
	children: ReactNode;
};

/** An empty form for a new record. */
export function CreatePage({ defaults, redirect = "edit", children }: CreatePageProps) {
	const onError = useRefusal();
	return (
		<CreateBase mutationOptions={{ onError }} redirect={redirect}>
			<CreateHead />
			<Form defaultValues={defaults} noValidate warnWhenUnsavedChanges>
				<ErrorSummary />
				<Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>{children}</Box>
				<SaveBar isNew />
			</Form>
		</CreateBase>
	);
}

function CreateHead() {
	const translate = useTranslate();
	const resource = useResourceContext() ?? "";
	const label = useGetResourceLabel();
	return <PageHead before={<BackToList />} title={translate("common.newRecord", { name: label(resource, 1) })} />;
}
