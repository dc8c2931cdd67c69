import { I18nContext } from "react-admin";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { zonesWith } from "../../../app/shared/zones.ts";
import { i18nProvider } from "../providers/i18n-provider.ts";
import { useZoneName } from "./use-zone-name.ts";

async function name(zone: string, locale: "ru" | "en"): Promise<string> {
	await i18nProvider.changeLocale(locale);
	const Name = () => useZoneName()(zone, new Date("2026-11-26T09:00:00Z"));
	return renderToString(
		<I18nContext.Provider value={i18nProvider}>
			<Name />
		</I18nContext.Provider>,
	);
}

test("a zone is called by its city and its offset, in the language of the screen", async () => {
	expect(await name("Europe/Moscow", "ru")).toBe("Москва (GMT+3)");
	expect(await name("Asia/Vladivostok", "en")).toBe("Vladivostok (GMT+10)");
	expect(await name("America/Sao_Paulo", "ru")).toBe("America/Sao Paulo (GMT-3)");
});

test("a zone that is not offered can stay where a record has it", () => {
	expect(zonesWith("UTC")).toEqual(["UTC", ...zonesWith("Europe/Moscow")]);
	expect(zonesWith("Europe/Moscow")).toEqual(zonesWith(undefined));
});
