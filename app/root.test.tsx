import { renderToString } from "react-dom/server";
import type * as Router from "react-router";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { ReviewCard } from "./features/catalog/components/list/reviews/review-card.tsx";
import type { ReviewView } from "./features/catalog/courses/course-view.ts";
import { Layout, meta } from "./root.tsx";
import "../tests/fixtures/all-words.ts";

// What the stub stands for was never built, so there are no scripts whose addresses could be named.
vi.mock("react-router", async (original) => ({ ...(await original<typeof Router>()), Scripts: () => null }));

const review: ReviewView = {
	id: "1",
	kind: "parent",
	rating: 5,
	avatar: "a1",
	source: "site",
	writtenAt: new Date("2026-11-18T22:30:00Z"),
	name: "Анна",
	about: "",
	text: "Хорошо",
	answer: null,
	course: undefined,
};

test.each([
	["Europe/Moscow", "19\u00a0ноября 2026"],
	["UTC", "18\u00a0ноября 2026"],
])("a page of a school in %s tells its dates there", (zone, date) => {
	const Page = createRoutesStub([
		{
			id: "root",
			path: "/",
			loader: () => null,
			Component: () => (
				<Layout>
					<ReviewCard review={review} />
				</Layout>
			),
		},
	]);
	const hall = { frame: { zone }, school: { siteName: "" }, tracker: null };
	const html = renderToString(<Page initialEntries={["/"]} hydrationData={{ loaderData: { root: hall } }} />);
	expect(html).toContain(date);
});

test("an error screen is named after the school, and after nobody where its name could not be read", () => {
	const titleOf = (loaderData: object | undefined) => {
		const [first] = meta({ error: new Error(), location: { pathname: "/" }, loaderData } as never);
		return (first as { title: string }).title;
	};
	expect(titleOf({ school: { siteName: "Комета" } })).toMatch(/\S — Комета$/);
	expect(titleOf(undefined)).toBe("Страница не найдена!");
});
