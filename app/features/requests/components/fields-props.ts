import type { RequestField } from "../rules/request-input.ts";
import type { FormFields } from "./use-form-fields.ts";

/** What a form carries as well, and is never called wrong. */
export type SilentField = "start" | "documents";

/** What a group of fields needs of its form. */
export type FieldsProps = FormFields<RequestField, SilentField>;
