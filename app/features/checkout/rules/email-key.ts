/** One customer whatever the case of the letters. */
export function emailKey(email: string | null): string | null {
	return email?.trim().toLowerCase() || null;
}
