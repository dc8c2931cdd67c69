import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { AuthContext, I18nContext } from "react-admin";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { authProvider } from "../providers/auth-provider.ts";
import { i18nProvider } from "../providers/i18n-provider.ts";
import { UnlinkedNotice } from "./unlinked-notice.tsx";

beforeAll(() => i18nProvider.changeLocale("en"));

function draw(person: { role: string; teacherId: string | null }): string {
	const client = new QueryClient();
	client.setQueryData(["auth", "getIdentity"], person);
	return renderToString(
		<QueryClientProvider client={client}>
			<AuthContext.Provider value={authProvider}>
				<I18nContext.Provider value={i18nProvider}>
					<UnlinkedNotice />
				</I18nContext.Provider>
			</AuthContext.Provider>
		</QueryClientProvider>,
	);
}

test("a teacher whose account is linked to no teacher is told whom to ask, nobody else is", () => {
	expect(draw({ role: "teacher", teacherId: null })).toContain("ask the owner");
	expect(draw({ role: "teacher", teacherId: "1" })).toBe("");
	expect(draw({ role: "manager", teacherId: null })).toBe("");
});
