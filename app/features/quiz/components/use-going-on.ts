import type { FormEvent } from "react";
import { useSubmit } from "react-router";
import type { QuizQuestionKey } from "../../../../database/quiz-types.ts";
import type { QuestionView } from "../quiz-view.ts";
import { answersQuery, type GivenAnswers } from "../read-answers.ts";

type Asked = {
	readonly questions: readonly QuestionView[];
	readonly given: GivenAnswers;
	readonly key: QuizQuestionKey | undefined;
};

/**
 * What script adds to the step forward: Back finds the question with its answer, and never a step that was refused for want of one, which
 * replaces the question in the history instead of following it.
 */
export function useGoingOn({ questions, given, key }: Asked): (event: FormEvent<HTMLFormElement>) => void {
	const submit = useSubmit();
	return (event) => {
		const form = event.currentTarget;
		const answer = key && new FormData(form).get(key);
		if (key && typeof answer === "string") {
			// Past the router, which would ask for the same page again: it reads the address when somebody comes back to it.
			window.history.replaceState(window.history.state, "", answersQuery(questions, { ...given, [key]: answer }, key));
			return;
		}
		event.preventDefault();
		void submit(form, { replace: true });
	};
}
