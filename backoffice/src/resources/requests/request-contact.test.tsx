import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { I18nContext, RecordContextProvider, ResourceContextProvider } from "react-admin";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { i18nProvider } from "../../providers/i18n-provider.ts";
import { RequestContact } from "./request-contact.tsx";

beforeAll(() => i18nProvider.changeLocale("ru"));

function draw(visitorZone: string | null, channel = "call"): string {
	const record = {
		...{ id: "1", version: 1, kind: "callback", channel, phone: "+79031234567", locale: "ru" },
		...{ discountPercent: null, discountMinor: null, quizAnswers: null, wishedAt: "после 18:00", visitorZone },
	};
	return renderToString(
		<I18nContext.Provider value={i18nProvider}>
			<QueryClientProvider client={new QueryClient()}>
				<ResourceContextProvider value="requests">
					<RecordContextProvider value={record}>
						<RequestContact />
					</RecordContextProvider>
				</ResourceContextProvider>
			</QueryClientProvider>
		</I18nContext.Provider>,
	);
}

test("the hour that a person wishes is told on a clock that is called by its city", () => {
	expect(draw("Asia/Vladivostok")).toContain("после 18:00, Владивосток (GMT+10)");
	expect(draw(null)).toContain("после 18:00<");
});

test("the way that a person chose stands first: a call, or a message", () => {
	const called = draw(null);
	expect(called).toContain("Кому звоним");
	expect(called).not.toContain("Написать:");
	const written = draw(null, "whatsapp");
	expect(written).toContain("Кому пишем");
	expect(written).not.toContain("Кому звоним");
	expect(written.indexOf("https://wa.me/79031234567")).toBeLessThan(written.indexOf("tel:+79031234567"));
});
