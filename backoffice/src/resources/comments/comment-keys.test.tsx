import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { AuthContext, I18nContext, ListContextProvider } from "react-admin";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { authProvider } from "../../providers/auth-provider.ts";
import { i18nProvider } from "../../providers/i18n-provider.ts";
import { CommentQueue } from "./comment-queue.tsx";

beforeAll(() => i18nProvider.changeLocale("en"));

function draw(role: string): string {
	const client = new QueryClient();
	client.setQueryData(["auth", "getIdentity"], { role });
	const list = { data: [], total: 1, isPending: false };
	return renderToString(
		<QueryClientProvider client={client}>
			<AuthContext.Provider value={authProvider}>
				<I18nContext.Provider value={i18nProvider}>
					<ListContextProvider value={list as never}>
						<CommentQueue />
					</ListContextProvider>
				</I18nContext.Provider>
			</AuthContext.Provider>
		</QueryClientProvider>,
	);
}

test("whoever only reads comments is told of no key that decides on them", () => {
	expect(draw("editor")).toContain("A to approve");
	expect(draw("manager")).toContain("Keys: ↑ and ↓");
	expect(draw("manager")).not.toContain("approve");
});
