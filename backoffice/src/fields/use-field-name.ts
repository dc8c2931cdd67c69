import { useRecordContext, useResourceContext, useTranslate } from "react-admin";
import { nameField } from "./name-field.ts";

/**
 * Gives the name of a field by its path, with its language: `text.ru.name` is «Имя (рус.)».
 * @param of the resource that the field is of; that of the screen unless given. Then the record tells of another one (`recordId`).
 */
export function useFieldName(of?: string): (path: string) => string {
	const translate = useTranslate();
	const here = useResourceContext() ?? "";
	const record = useRecordContext();
	const setting = of === undefined ? record?.id : record?.recordId;
	return (path) => nameField(path, { resource: of ?? here, translate, setting: setting?.toString() });
}
