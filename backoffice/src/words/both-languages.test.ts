import { expect, test } from "vitest";

const SCREENS = import.meta.glob<string>("../resources/**/*.{ts,tsx}", {
	eager: true,
	import: "default",
	query: "?raw",
});

test("a screen that shows what was written in Russian shows English to those who read it", () => {
	const lonely = Object.entries(SCREENS).flatMap(([file, source]) =>
		[...source.matchAll(/["`.{, ](\w+)Ru\b/g)]
			.map(([, field = ""]) => field)
			.filter((field) => !source.includes(`${field}En`))
			.map((field) => `${file}: ${field}Ru`),
	);
	expect(Object.keys(SCREENS).length).toBeGreaterThan(100);
	expect(lonely).toEqual([]);
});
