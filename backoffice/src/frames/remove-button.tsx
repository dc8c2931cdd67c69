import { Archive, Trash2 } from "lucide-react";
import {
	DeleteWithConfirmButton,
	useGetRecordRepresentation,
	useRecordContext,
	useResourceContext,
	useTranslate,
} from "react-admin";
import { useRefusal } from "./use-refusal.ts";

/** Takes a record away after a question. Archived ones keep their history and can be brought back, deleted ones are gone. */
export function RemoveButton({ kind }: { kind: "delete" | "archive" }) {
	const translate = useTranslate();
	const resource = useResourceContext();
	const record = useRecordContext();
	const represent = useGetRecordRepresentation(resource);
	const onError = useRefusal();
	const name = record ? String(represent(record)) : "";
	return (
		<DeleteWithConfirmButton
			confirmContent={translate(`common.${kind}.question`)}
			confirmTitle={translate(`common.${kind}.title`, { name })}
			icon={kind === "archive" ? <Archive aria-hidden size={18} /> : <Trash2 aria-hidden size={18} />}
			label={`common.${kind}.action`}
			mutationMode="pessimistic"
			mutationOptions={{ onError }}
			size="medium"
			successMessage={`common.${kind}.done`}
		/>
	);
}
