import type { RequestField } from "../rules/request-input.ts";
import type { FormFields } from "./use-form-fields.ts";

/** What a group of fields needs of its form. */
export type FieldsProps = FormFields<RequestField, "start">;
