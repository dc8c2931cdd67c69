/** `9:41` under an hour, `2:05:00` above, without a sign. */
export function countdownText(seconds: number): string {
	const whole = Math.abs(Math.trunc(seconds));
	const two = (value: number) => String(value).padStart(2, "0");
	const hours = Math.floor(whole / 3600);
	const minutes = Math.floor((whole % 3600) / 60);
	return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** How long something lasted, in its two largest units, for a sentence: the words are keys under `resources.requests.lasted`. */
export function lastedParts(
	seconds: number,
): { readonly unit: "days" | "hours" | "minutes"; readonly count: number }[] {
	const minutes = Math.max(Math.round(seconds / 60), 0);
	const parts = [
		{ unit: "days" as const, count: Math.floor(minutes / 1440) },
		{ unit: "hours" as const, count: Math.floor((minutes % 1440) / 60) },
		{ unit: "minutes" as const, count: minutes % 60 },
	];
	const first = parts.findIndex(({ count }) => count > 0);
	if (first === -1) return parts.slice(2);
	return parts.slice(first, first + 2).filter(({ count }) => count > 0);
}
