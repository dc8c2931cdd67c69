import { I18nContext } from "react-admin";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { MOOT } from "../../../../app/shared/moot-messages.ts";
import { i18nProvider } from "../../providers/i18n-provider.ts";
import { useDeliveryReason } from "./delivery-reason.ts";

async function say(lastError: string | null): Promise<string> {
	await i18nProvider.changeLocale("ru");
	const Reason = () => useDeliveryReason()(lastError);
	const html = renderToString(
		<I18nContext.Provider value={i18nProvider}>
			<Reason />
		</I18nContext.Provider>,
	);
	return html.replaceAll("\u00a0", " ");
}

test("a reason of the school's own is said in the language of the screen, another's as it came", async () => {
	expect(await say(MOOT.toldByAnother)).toBe("Об этом сказано в другом письме");
	expect(await say("550 5.1.1 unknown user")).toBe("550 5.1.1 unknown user");
	expect(await say(null)).toBe("");
});
