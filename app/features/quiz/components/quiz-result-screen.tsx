import type { ComponentProps } from "react";
import { needWords } from "../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../ui/deferred/defer-until-sign.tsx";
import type { QuizResult } from "./quiz-result.tsx";
// Styles come with the page, whenever its code may come.
import "../../../ui/progress/orbit-progress.css";
import "./quiz.css";
import "../../requests/components/request-form.css";

/** The result of the quiz. Its code comes at once: the focus stays where it is only when script sends the form. */
export const QuizResultScreen = deferUntilSign<ComponentProps<typeof QuizResult>>(
	async () => {
		await needWords("quiz");
		return { default: (await import("./quiz-result.tsx")).QuizResult };
	},
	{ atOnce: () => true },
);
