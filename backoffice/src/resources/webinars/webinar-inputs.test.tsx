import { I18nContext, ResourceContextProvider } from "react-admin";
import { renderToString } from "react-dom/server";
import { FormProvider, useForm } from "react-hook-form";
import { beforeAll, expect, test, vi } from "vitest";
import { LinesInput } from "../../fields/lines-input.tsx";
import { i18nProvider } from "../../providers/i18n-provider.ts";
import { NextCoursesInput } from "./next-courses-input.tsx";

const COURSES = [
	{ id: "1", slug: "scratch", title: "Scratch: первые игры" },
	{ id: "2", slug: "godot-2d", title: "Godot 2D" },
];
vi.mock("react-admin", async (original) => ({
	...(await original<object>()),
	useGetList: () => ({ data: COURSES, isPending: false }),
	useGetRecordRepresentation: () => (course: { title: string }) => course.title,
}));

beforeAll(() => i18nProvider.changeLocale("ru"));

function Inputs() {
	const form = useForm({ defaultValues: { courses: ["scratch"], forWhom: ["Детям, которые играют", "Родителям"] } });
	return (
		<I18nContext.Provider value={i18nProvider}>
			<ResourceContextProvider value="webinars">
				<FormProvider {...form}>
					<NextCoursesInput source="courses" />
					<LinesInput label="resources.webinars.fields.texts.forWhom" source="forWhom" />
				</FormProvider>
			</ResourceContextProvider>
		</I18nContext.Provider>
	);
}

test("courses after a webinar are chosen by name, and whole sentences are lines of a text", () => {
	const html = renderToString(<Inputs />);
	expect(html).toContain("Scratch: первые игры");
	expect(html).not.toContain("Godot 2D");
	expect(html).toMatch(/<textarea[^>]*>Детям, которые играют\nРодителям</);
	expect(html).toContain("Кому подойдёт");
});
