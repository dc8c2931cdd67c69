import type { ComponentProps } from "react";
import { needWords } from "../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../ui/deferred/defer-until-sign.tsx";
import type { QuizQuestion } from "./quiz-question.tsx";
// Styles come with the page, whenever its code may come.
import "../../../ui/form/picture-choice.css";
import "../../../ui/progress/orbit-progress.css";
import "./quiz.css";

/** A question of the quiz. Its code comes at once: the focus stays where it is only when script sends the form. */
export const QuizQuestionScreen = deferUntilSign<ComponentProps<typeof QuizQuestion>>(
	async () => {
		await needWords("quiz");
		return { default: (await import("./quiz-question.tsx")).QuizQuestion };
	},
	{ atOnce: () => true },
);
