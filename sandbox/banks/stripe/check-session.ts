import { type FormRecord, type FormValue, isForm, listOf, textOf } from "./read-form.ts";

const KNOWN = new Set([
	"mode",
	"client_reference_id",
	"line_items",
	"customer_email",
	"locale",
	"success_url",
	"cancel_url",
	"metadata",
	"payment_intent_data",
	"expires_at",
	"expand",
]);
/** Cents: below it no card is charged. */
const LEAST = 50;

type Checked =
	| { readonly ok: true; readonly amount: number }
	| { readonly ok: false; readonly param: string; readonly code: string };

/** A hosted session of one payment in dollars, and its total in cents. */
export function checkSession(form: FormRecord): Checked {
	const unknown = Object.keys(form).find((key) => !KNOWN.has(key));
	if (unknown) return wrong(unknown, "parameter_unknown");
	if (form.mode !== "payment") return wrong("mode");
	for (const param of ["success_url", "cancel_url"]) {
		if (!/^https?:\/\/\S+$/.test(textOf(form[param]) ?? "")) return wrong(param, "url_invalid");
	}
	const email = textOf(form.customer_email);
	if (email !== undefined && !/^\S+@\S+\.\S+$/.test(email)) return wrong("customer_email", "email_invalid");
	if (!["auto", "en", "ru", undefined].includes(textOf(form.locale))) return wrong("locale");
	if ((textOf(form.client_reference_id) ?? "").length > 200) return wrong("client_reference_id");
	const lines = listOf(form.line_items).map(totalOf);
	if (lines.length === 0 || lines.some((total) => total === undefined)) return wrong("line_items");
	const amount = lines.reduce<number>((sum, total) => sum + (total ?? 0), 0);
	return amount < LEAST ? wrong("line_items", "amount_too_small") : { ok: true, amount };
}

function totalOf(line: FormValue): number | undefined {
	const price = isForm(line) ? line.price_data : undefined;
	if (!isForm(line) || !isForm(price) || !isForm(price.product_data)) return undefined;
	const unit = textOf(price.unit_amount) ?? "";
	const quantity = textOf(line.quantity) ?? "";
	const isRight = price.currency === "usd" && /^\d{1,8}$/.test(unit) && /^[1-9]\d{0,5}$/.test(quantity);
	return isRight && textOf(price.product_data.name) ? Number(unit) * Number(quantity) : undefined;
}

function wrong(param: string, code = "parameter_invalid"): Checked {
	return { ok: false, param, code };
}
