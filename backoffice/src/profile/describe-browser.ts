/** Browsers by what only they write; the order matters, for most also name the ones below. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
	[/YaBrowser\//, "Yandex Browser"],
	[/Edg\//, "Edge"],
	[/OPR\//, "Opera"],
	[/Firefox\/|FxiOS\//, "Firefox"],
	[/Chrome\/|CriOS\//, "Chrome"],
	[/Safari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
	[/iPhone|iPad/, "iOS"],
	[/Android/, "Android"],
	[/Windows/, "Windows"],
	[/Mac OS X/, "macOS"],
	[/Linux/, "Linux"],
];

/** `Firefox, Windows` of what a browser calls itself; undefined when it says nothing that we know. */
export function describeBrowser(userAgent: string): string | undefined {
	const known = [BROWSERS, SYSTEMS].map((names) => names.find(([pattern]) => pattern.test(userAgent))?.[1]);
	return known.filter(Boolean).join(", ") || undefined;
}
