import { ThemeProvider } from "@mui/material/styles";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { I18nContext, ResourceContextProvider } from "react-admin";
import { renderToString } from "react-dom/server";
import { FormProvider, useForm } from "react-hook-form";
import { MemoryRouter } from "react-router-dom";
import { beforeAll, expect, test } from "vitest";
import { i18nProvider } from "../../providers/i18n-provider.ts";
import { LIGHT_THEME } from "../../theme/theme.ts";
import { QuizCourses } from "./quiz-courses.tsx";
import { QuizQuestions } from "./quiz-questions.tsx";

beforeAll(() => i18nProvider.changeLocale("ru"));

const QUIZ = {
	questions: [
		{
			key: "experience",
			options: [
				{ key: "none", art: "telescope", text: { ru: "Пока не пробовал", en: "Has not tried yet" } },
				{ key: "blocks", art: "cover-game", text: { ru: "", en: "" } },
			],
		},
	],
	courses: [{ slug: "roblox", fit: { experience: { none: 2 } }, text: {} }],
};

function Quiz() {
	return (
		<FormProvider {...useForm({ defaultValues: QUIZ })}>
			<QuizQuestions />
			<QuizCourses />
		</FormProvider>
	);
}

function draw(): string {
	return renderToString(
		<MemoryRouter>
			<QueryClientProvider client={new QueryClient()}>
				<ThemeProvider theme={LIGHT_THEME}>
					<I18nContext.Provider value={i18nProvider}>
						<ResourceContextProvider value="quizzes">
							<Quiz />
						</ResourceContextProvider>
					</I18nContext.Provider>
				</ThemeProvider>
			</QueryClientProvider>
		</MemoryRouter>,
	);
}

const labels = () => [...draw().matchAll(/<label[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, text]) => text);

test("points stand under the answer in words, or under its key while it has none", () => {
	expect(labels()).toContain("Пока не пробовал");
	expect(labels()).toContain("blocks");
	expect(labels()).not.toContain("none");
});

test("the drawing of an answer is asked for in the language of the office", () => {
	expect(draw()).toContain('<span>Рисунок<span aria-hidden="true">');
});

test("what the points are is said once above them, and with each question", () => {
	const html = draw();
	expect(html.split("От −9 до")).toHaveLength(2);
	expect(html).toContain("<legend>Баллы за ответы: опыт</legend>");
});
