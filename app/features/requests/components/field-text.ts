import type { ReactNode } from "react";
import type { RequestField } from "../rules/request-input.ts";

type FieldName = RequestField | "start";

/** What a group of fields needs of its form: ids, what was typed before, and what is wrong. */
export type FieldsProps = {
	readonly id: (name: FieldName) => string;
	readonly value: (name: FieldName) => string;
	readonly error: (name: RequestField) => ReactNode;
};
