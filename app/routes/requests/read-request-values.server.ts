import { readVisitorForm } from "../read-visitor-form.server.ts";

/** The texts of a request form. Without script the page and its utm come from the address the form was posted from. */
export async function readRequestValues(request: Request): Promise<Record<string, string>> {
	const values = await readVisitorForm(request);
	const referer = request.headers.get("referer");
	if (!referer || !URL.canParse(referer)) return values;
	const from = new URL(referer);
	values.page ||= from.pathname;
	for (const [name, value] of from.searchParams) if (name.startsWith("utm_")) values[name] ??= value;
	return values;
}
