import { I18nContext } from "react-admin";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { HOUR_MS } from "../../../app/shared/durations.ts";
import { i18nProvider } from "../providers/i18n-provider.ts";
import { PastNote } from "./past-note.tsx";

beforeAll(() => i18nProvider.changeLocale("ru"));

test.each([
	["that has come", new Date(Date.now() - HOUR_MS).toISOString(), true],
	["that is ahead", new Date(Date.now() + HOUR_MS).toISOString(), false],
	["that cannot be read", "soon", false],
	["not typed", null, false],
])("an editor is told that a text comes out at once for a moment %s: %j", (_moment, at, isTold) => {
	const html = renderToString(
		<I18nContext.Provider value={i18nProvider}>
			<PastNote at={at} />
		</I18nContext.Provider>,
	);
	expect(html.includes("сразу после")).toBe(isTold);
});
