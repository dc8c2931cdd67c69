import Box from "@mui/material/Box";
import { type ReactNode, useState } from "react";
import { EditBase, Form, Loading, type RaRecord, useEditContext, useGetRecordRepresentation } from "react-admin";
import { useMay } from "../access/use-person.ts";
import { BackToList } from "./back-to-list.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { PageHead } from "./page-head.tsx";
import { SaveBar } from "./save-bar.tsx";
import { useFormSave } from "./use-form-save.ts";
import { useRefusal } from "./use-refusal.ts";
import { useResourceName } from "./use-resource-name.ts";
import { type AskBeforeSave, useSaveQuestion } from "./use-save-question.tsx";

type EditPageProps = {
	/** The heading, when it is not the representation of the record. */
	title?: (record: RaRecord) => string;
	/** Buttons in the head: `<PreviewButton />`, actions of the resource. They read the record from its context. */
	actions?: ReactNode;
	/** A state shown next to the heading. */
	mark?: ReactNode;
	/** Shown below the form: `<HistoryPanel />`, related records. */
	after?: ReactNode;
	/** What the button that takes the record away is called; without it there is none. */
	removal?: "delete" | "archive";
	/** A question to ask before a change is saved. */
	question?: AskBeforeSave;
	/** The resource's `XInputs`. */
	children: ReactNode;
};

/**
 * Requests the whole record, separately from the shorter one that a list may have cached; and not again while somebody types, since a newer
 * record would replace the typed text and its version would hide the conflict.
 */
const WHOLE = { meta: { whole: true }, refetchOnWindowFocus: false, refetchOnReconnect: false, gcTime: 0 };

/** A record in a form: saving checks the version and stays here. Who may only read sees the same with the inputs locked. */
export function EditPage({ title, actions, mark, after, removal, question, children }: EditPageProps) {
	const [conflict, setConflict] = useState<RaRecord>();
	const onError = useRefusal({ onConflict: setConflict, hasInputs: true });
	return (
		<EditBase
			mutationMode="pessimistic"
			mutationOptions={{ onError, meta: WHOLE.meta }}
			queryOptions={WHOLE}
			redirect={false}
		>
			<EditHead actions={actions} mark={mark} title={title} />
			<EditForm conflict={conflict} onConflict={setConflict} question={question} removal={removal}>
				{children}
			</EditForm>
			<AfterForm>{after}</AfterForm>
		</EditBase>
	);
}

function EditHead({ title: tell, actions, mark }: Pick<EditPageProps, "title" | "actions" | "mark">) {
	const { record, resource } = useEditContext();
	const represent = useGetRecordRepresentation(resource);
	const title = record ? (tell?.(record) ?? represent(record)) : "";
	return (
		<PageHead
			before={<BackToList />}
			mark={record && mark}
			title={typeof title === "string" ? title : String(record?.id)}
		>
			{record && actions}
		</PageHead>
	);
}

type EditFormProps = Pick<EditPageProps, "removal" | "question" | "children"> & {
	conflict?: RaRecord;
	onConflict: (newest?: RaRecord) => void;
};

function EditForm({ conflict, onConflict, removal, question, children }: EditFormProps) {
	const { record, isPending } = useEditContext();
	const resource = useResourceName();
	const may = useMay();
	const { mayGoOn, dialog } = useSaveQuestion(question);
	const save = useFormSave({
		onConflict,
		mayGoOn: async (change) => record === undefined || mayGoOn(change as RaRecord, record),
	});
	if (isPending || !record) return <Loading />;
	const mayUpdate = may(resource, "update");
	return (
		<Form disableInvalidFormNotification noValidate onSubmit={save} warnWhenUnsavedChanges={mayUpdate}>
			<Box component="fieldset" disabled={!mayUpdate} sx={{ border: 0, margin: 0, minWidth: 0, padding: 0 }}>
				<ErrorSummary />
				<Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>{children}</Box>
			</Box>
			{mayUpdate && <SaveBar removal={may(resource, "remove") ? removal : undefined} />}
			{conflict && <ConflictDialog newest={conflict} onEnd={() => onConflict(undefined)} save={save} />}
			{dialog}
		</Form>
	);
}

function AfterForm({ children }: { children?: ReactNode }) {
	const { record } = useEditContext();
	if (!record || !children) return null;
	return <Box sx={{ display: "grid", gap: 2, marginBlockStart: 3 }}>{children}</Box>;
}
