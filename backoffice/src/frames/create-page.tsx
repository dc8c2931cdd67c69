import Box from "@mui/material/Box";
import { type ReactNode, useState } from "react";
import { CreateBase, Form, useResourceContext, useTranslate } from "react-admin";
import { BackToList } from "./back-to-list.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { PageHead } from "./page-head.tsx";
import { SaveBar } from "./save-bar.tsx";
import { useFormSave } from "./use-form-save.ts";

type CreatePageProps = {
	/** The initial values of a new record. */
	defaults?: object;
	/** Where one is led once it is saved; its own form, unless the resource has none. */
	redirect?: "edit" | "show" | "list";
	children: ReactNode;
};

/** An empty form for a new record. Its key goes with every try, so that the school makes one record of it. */
export function CreatePage({ defaults, redirect = "edit", children }: CreatePageProps) {
	const [key] = useState(() => crypto.randomUUID());
	return (
		<CreateBase mutationOptions={{ meta: { key } }} redirect={redirect}>
			<CreateHead />
			<CreateForm defaults={defaults}>{children}</CreateForm>
		</CreateBase>
	);
}

function CreateForm({ defaults, children }: Pick<CreatePageProps, "defaults" | "children">) {
	const save = useFormSave();
	return (
		<Form defaultValues={defaults} disableInvalidFormNotification noValidate onSubmit={save} warnWhenUnsavedChanges>
			<ErrorSummary />
			<Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>{children}</Box>
			<SaveBar isNew />
		</Form>
	);
}

function CreateHead() {
	const translate = useTranslate();
	const resource = useResourceContext() ?? "";
	return <PageHead before={<BackToList />} title={translate(`resources.${resource}.new`)} />;
}
