import type { FormFields } from "../../../requests/components/use-form-fields.ts";
import type { CheckoutField } from "../../rules/checkout-input.ts";

/** What the parts of the form need of it. */
export type CheckoutFields = FormFields<CheckoutField, "promo" | "ads" | "adsDocument">;
