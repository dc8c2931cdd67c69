import { renderToString } from "react-dom/server";
import type * as Router from "react-router";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { NavigationNotice } from "./navigation/navigation-notice.tsx";
import { Layout } from "./root.tsx";
import "../tests/fixtures/all-words.ts";

// What the stub stands for was never built, so there are no scripts whose addresses could be named.
vi.mock("react-router", async (original) => ({ ...(await original<typeof Router>()), Scripts: () => null }));

// A file of its own: the library of words complains once a process.
test("a page whose hall could not be read writes nothing beside the log", () => {
	const written = vi.spyOn(console, "error").mockReturnValue(undefined);
	const Page = createRoutesStub([
		{
			id: "root",
			path: "/",
			Component: () => null,
			ErrorBoundary: () => (
				<Layout>
					<NavigationNotice />
				</Layout>
			),
		},
	]);
	const html = renderToString(<Page initialEntries={["/"]} hydrationData={{ errors: { root: new Error("away") } }} />);
	expect(html).toContain("toasts");
	expect(written.mock.calls).toEqual([]);
});
