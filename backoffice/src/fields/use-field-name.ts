import { useRecordContext, useResourceContext, useTranslate } from "react-admin";
import { nameField, nameRefused } from "./name-field.ts";

/**
 * Gives the name of a field by its path, with its language: `text.ru.name` is «Имя (рус.)».
 * @param of the resource that the field is of; that of the screen unless given. Then the record tells of another one (`recordId`).
 */
export function useFieldName(of?: string): (path: string) => string {
	const naming = useNaming(of);
	return (path) => nameField(path, naming);
}

/** Gives the name of a refused field of the screen's record, with the number of the item that it stands in. */
export function useRefusedName(): (path: string) => string {
	const naming = useNaming();
	return (path) => nameRefused(path, naming);
}

function useNaming(of?: string) {
	const translate = useTranslate();
	const here = useResourceContext() ?? "";
	const record = useRecordContext();
	const setting = of === undefined ? record?.id : record?.recordId;
	return { resource: of ?? here, translate, setting: setting?.toString() };
}
