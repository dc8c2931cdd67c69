/** Formats a Russian number the way people read it out, and other numbers the way they are dialled. */
export function printPhone(phone: string): string {
	const [, code, first, second, third] = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone) ?? [];
	return code ? `+7 ${code} ${first}-${second}-${third}` : phone;
}
